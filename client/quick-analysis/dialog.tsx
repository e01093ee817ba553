import { useEffect, useEffectEvent, useRef } from "react";
import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import { LeadForm } from "../form/lead-form.tsx";
import { FormOrSuccess } from "../form/success-view.tsx";
import { useForm } from "../form/use-form.ts";
import { useToastPlace } from "../notifications/toast.tsx";
import { AfterSending } from "./after-sending.tsx";
import { useQuickAnalysis } from "./context.tsx";
import styles from "./dialog.module.css";
import { DirectContact } from "./direct-contact.tsx";
import { NextSteps } from "./next-steps.tsx";
import { Report } from "./report/report.tsx";
import type { QuickAnalysisCopy } from "./tr.ts";

const TITLE = "quick-analysis-title";
const LEAD = "quick-analysis-lead";

/** The quick-analysis dialog. Closing it before the form is sent keeps the typed text. */
export function QuickAnalysisDialog({ copy }: { copy: QuickAnalysisCopy }) {
	const { opened, request, close, returnFocus } = useQuickAnalysis();
	const form = useForm(QUICK_ANALYSIS, { enabled: true, toasts: copy });
	const { prepare, change } = form;
	const toastPlace = useToastPlace();
	const sent = form.step === "sent";
	const dialog = useRef<HTMLDialogElement>(null);
	const pressed = useRef<EventTarget>(null);
	const filledIn = useRef("");
	const message = request?.message ?? "";
	const report = { ...copy.report, ...request?.sheet };
	const onOpen = useEffectEvent(() => {
		prepare();
		dialog.current?.showModal();
		dialog.current?.querySelector<HTMLElement>("[data-autofocus]")?.focus();
		// The visitor's own text stays, also one that a draft has just brought back.
		if (form.read().message === filledIn.current) change("message", message);
		filledIn.current = message;
	});
	const onClosed = useEffectEvent(() => {
		returnFocus();
		if (!sent) return;
		form.reset();
		filledIn.current = "";
	});
	useEffect(() => {
		if (!opened) return;
		onOpen();
		return () => onClosed();
	}, [opened]);
	if (!opened) return null;
	return (
		// biome-ignore lint/a11y/useKeyWithClickEvents: the dialog itself closes on Escape; the click is the one beside the sheet.
		<dialog
			ref={dialog}
			className={styles.dialog}
			aria-labelledby={TITLE}
			aria-describedby={sent ? undefined : LEAD}
			onPointerDown={({ target }) => {
				pressed.current = target;
			}}
			// Not where a text is selected from a field to beside the sheet.
			onClick={({ target }) => target === dialog.current && target === pressed.current && close()}
			onClose={close}
		>
			<div
				className={styles.sheet}
				data-narrow={sent || request?.file ? true : undefined}
				data-sent={sent || undefined}
			>
				<div className={`row between ${styles.header}`}>
					<h2 id={TITLE} className={request?.file && !sent ? "label kicker" : "title"}>
						{sent ? copy.success.title : copy.title}
					</h2>
					<button type="button" className="icon" aria-label={copy.close} onClick={close}>
						<svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
							<path d="m5 5 14 14M19 5 5 19" />
						</svg>
					</button>
				</div>
				<div className={styles.body}>
					<FormOrSuccess
						form={form}
						copy={copy.success}
						before={
							<AfterSending
								copy={{ ...copy, reading: { ...copy.reading, ...request?.reading } }}
								email={form.submittedEmail}
								receiptKey={form.receipt}
							/>
						}
						onDone={close}
					>
						<div className={`stack loose ${styles.columns}`}>
							<div id={LEAD} className={`stack ${styles.lead}`}>
								{request?.file && <p className="title">{request.file}</p>}
								<p className="muted">{request?.lead ?? copy.lead}</p>
								{request?.chosen && form.values.message === message && (
									<ul className="row tight">
										{request.chosen.map((words) => (
											<li key={words} className="tag">
												{words}
											</li>
										))}
									</ul>
								)}
							</div>
							<div className={`stack loose ${styles.form}`}>
								<LeadForm
									form={form}
									copy={{
										...copy,
										...(request && { submit: request.submit }),
										...(request?.file && { messageHint: "" }),
									}}
									labelledBy={TITLE}
									// On a touch screen the keyboard would cover the text about the form.
									takesFocus={matchMedia("(pointer: fine)").matches}
								/>
								<DirectContact titled={request?.file ? undefined : "instead"} />
							</div>
							{!request?.file && (
								<div className={styles.report}>
									<Report
										copy={{ ...report, stages: report.stages.filter(({ start }) => start) }}
										decorative
									/>
								</div>
							)}
							{!request?.file && <NextSteps copy={copy} />}
						</div>
					</FormOrSuccess>
				</div>
			</div>
			<div ref={toastPlace} className={styles.toasts} />
		</dialog>
	);
}
