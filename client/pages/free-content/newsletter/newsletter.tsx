import { NEWSLETTER } from "../../../form/relayed-forms.ts";
import type { DataOf } from "../../loader.ts";
import type { load } from "../load.server.ts";
import { InertNewsletter } from "./inert-newsletter.tsx";
import styles from "./newsletter.module.css";
import { SentNewsletter } from "./sent-newsletter.tsx";

type NewsletterData = DataOf<typeof load>["newsletter"];

/** The newsletter: its form sends nothing, or reaches the operator who has given it a webhook. */
export function Newsletter({ form }: { form: NewsletterData }) {
	return (
		<section
			id={NEWSLETTER.anchor}
			className={styles.newsletter}
			aria-labelledby="newsletter-title"
		>
			<div className={styles.head}>
				<h2 id="newsletter-title">{form.copy.title}</h2>
				<p>{form.copy.text}</p>
			</div>
			{form.live ? (
				<SentNewsletter form={form} />
			) : (
				<InertNewsletter copy={form.copy} />
			)}
		</section>
	);
}
