import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { useEffect } from "react";
import { LeadForm } from "../form/lead-form.tsx";
import { EMPTY_LEAD } from "../form/lead-values.ts";
import { QUICK_ANALYSIS } from "../form/relayed-forms.ts";
import { SuccessView } from "../form/success-view.tsx";
import { useRelayedForm } from "../form/use-relayed-form.ts";
import { Themed } from "../theme/themed.tsx";
import { MESSAGE_ROWS, REQUIRED } from "./contact-fields.ts";
import { useQuickAnalysis } from "./context.tsx";
import type { QuickAnalysisCopy } from "./copy.ts";
import styles from "./dialog.module.css";
import { NextSteps } from "./next-steps.tsx";

/** The quick-analysis dialog. What was typed stays when it is closed before it was sent. */
export function QuickAnalysisDialog({ copy }: { copy: QuickAnalysisCopy }) {
	const { opened, close, returnFocus } = useQuickAnalysis();
	const form = useRelayedForm(QUICK_ANALYSIS, EMPTY_LEAD, copy);
	const { prepare } = form;
	useEffect(() => {
		if (opened) prepare();
	}, [opened, prepare]);
	const succeeded = form.state === "success";
	return (
		<Themed>
			<Modal
				id="quick-analysis"
				opened={opened}
				onClose={close}
				// Mantine's own return of the focus misses a dialog that is mounted open.
				returnFocus={false}
				onExitTransitionEnd={() => {
					returnFocus();
					if (succeeded) form.reset();
				}}
				title={succeeded ? copy.success.title : copy.title}
				closeButtonProps={{ "aria-label": copy.close, size: "xl" }}
				classNames={styles}
				// Mantine's header outside of an article would be a second banner of the page.
				attributes={{ header: { role: "none" } }}
				centered
				size="60rem"
				transitionProps={{ transition: "fade", duration: 150 }}
			>
				{succeeded ? (
					<SuccessView copy={copy.success} onDone={close} />
				) : (
					<div className={styles.columns}>
						<p className={styles.lead}>{copy.lead}</p>
						<LeadForm
							form={QUICK_ANALYSIS}
							copy={copy}
							required={REQUIRED}
							rows={MESSAGE_ROWS}
							values={form.values}
							problems={form.problems}
							state={form.state}
							// On a touch screen the keyboard would cover what the form is about.
							takesFocus={matchMedia("(pointer: fine)").matches}
							onChange={form.change}
							onSubmit={form.submit}
						/>
						<NextSteps copy={copy} />
					</div>
				)}
			</Modal>
		</Themed>
	);
}
