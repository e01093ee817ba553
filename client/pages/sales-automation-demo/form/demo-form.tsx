import { DEMO_FORM } from "../../../form/relayed-forms.ts";
import type { DataOf } from "../../loader.ts";
import type { load } from "../load.server.ts";
import styles from "./demo-form.module.css";
import { InertForm } from "./inert-form.tsx";
import { SentForm } from "./sent-form.tsx";

type DemoFormData = DataOf<typeof load>["form"];

/** The contact form of the demo: it sends nothing, or reaches the operator who has given it a webhook. */
export function DemoForm({ form }: { form: DemoFormData }) {
	const titleId = "demo-form-title";
	return (
		<section
			id={DEMO_FORM.anchor}
			className={styles.section}
			aria-labelledby={titleId}
		>
			<div className={styles.head}>
				<h2 id={titleId}>{form.copy.title}</h2>
				<p>{form.copy.lead}</p>
				{!form.live && (
					<p className={styles.withoutScript}>{form.copy.withoutScript}</p>
				)}
			</div>
			<div>
				{form.live ? (
					<SentForm form={form} labelledBy={titleId} />
				) : (
					<InertForm copy={form.copy} labelledBy={titleId} />
				)}
			</div>
		</section>
	);
}
