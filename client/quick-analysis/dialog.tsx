import "@mantine/core/styles/Overlay.layer.css";
import "@mantine/core/styles/ModalBase.layer.css";
import "@mantine/core/styles/Modal.layer.css";
import { Modal } from "@mantine/core";
import { useEffect, useRef } from "react";
import { QUICK_ANALYSIS } from "../form/forms.ts";
import { LeadForm } from "../form/lead-form.tsx";
import { FormOrSuccess } from "../form/success-view.tsx";
import { useForm } from "../form/use-form.ts";
import { useToastPlace } from "../notifications/toast.tsx";
import { Themed } from "../theme/themed.tsx";
import { AfterSending } from "./after-sending.tsx";
import { useQuickAnalysis } from "./context.tsx";
import styles from "./dialog.module.css";
import { NextSteps } from "./next-steps.tsx";
import { Report } from "./report/report.tsx";
import type { QuickAnalysisCopy } from "./tr.ts";

/** Mantine makes the ids of the title (`-title`) and of the description (`-body`) from it. */
const ID = "quick-analysis";

/** The quick-analysis dialog. Closing it before the form is sent keeps what was typed. */
export function QuickAnalysisDialog({ copy }: { copy: QuickAnalysisCopy }) {
	const { opened, request, close, returnFocus } = useQuickAnalysis();
	const form = useForm(QUICK_ANALYSIS, { enabled: true, toasts: copy });
	const { prepare, change } = form;
	const toastPlace = useToastPlace();
	useEffect(() => {
		if (opened) prepare();
	}, [opened, prepare]);
	const filledIn = useRef("");
	const message = request?.message ?? "";
	// biome-ignore lint/correctness/useExhaustiveDependencies: only when it opens.
	useEffect(() => {
		if (!opened || message === filledIn.current) return;
		// What the visitor typed herself stays.
		if (form.values.message === filledIn.current) change("message", message);
		filledIn.current = message;
	}, [opened, message]);
	const sent = form.step === "sent";
	return (
		<Themed>
			<Modal
				id={ID}
				opened={opened}
				onClose={close}
				// Mantine's own return of the focus misses a dialog that is mounted open.
				returnFocus={false}
				onExitTransitionEnd={() => {
					returnFocus();
					if (sent) form.reset();
				}}
				title={sent ? copy.success.title : copy.title}
				closeButtonProps={{ "aria-label": copy.close, size: "xl" }}
				classNames={styles}
				// The role banner belongs to the page's own header.
				// Mantine would describe the dialog by its whole body.
				attributes={{
					header: { role: "none" },
					body: { id: `${ID}-content` },
				}}
				centered
				size="64rem"
				transitionProps={{ transition: "fade", duration: 150 }}
			>
				{opened && <div ref={toastPlace} />}
				<FormOrSuccess
					form={form}
					copy={copy.success}
					more={<AfterSending copy={copy} receiptKey={form.receipt} />}
					onDone={close}
				>
					<div className={styles.columns}>
						<p id={`${ID}-body`} className={styles.lead}>
							{request?.lead ?? copy.lead}
						</p>
						<LeadForm
							form={form}
							copy={request ? { ...copy, submit: request.submit } : copy}
							labelledBy={`${ID}-title`}
							// On a touch screen the keyboard would cover the text about the form.
							takesFocus={matchMedia("(pointer: fine)").matches}
						/>
						{!request && <NextSteps copy={copy} />}
						<div className={styles.report}>
							<Report decorative />
						</div>
					</div>
				</FormOrSuccess>
			</Modal>
		</Themed>
	);
}
