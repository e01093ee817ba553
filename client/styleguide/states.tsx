import { QUICK_ANALYSIS } from "../../shared/forms/forms.ts";
import type { FormOutcome } from "../../shared/forms/page-form.ts";
import { LeadForm } from "../form/lead-form.tsx";
import { FormOrSuccess } from "../form/success-view.tsx";
import { useForm } from "../form/use-form.ts";
import { useToast } from "../notifications/toast.tsx";
import { PostCard } from "../pages/blog/post-card.tsx";
import { Closing } from "../parts/closing.tsx";
import { Faq } from "../parts/faq.tsx";
import { OpenButton } from "../quick-analysis/open-button.tsx";
import { excerptOf } from "../quick-analysis/report/copy.ts";
import type { QuickAnalysisCopy } from "../quick-analysis/tr.ts";
import styles from "./styleguide.module.css";
import { TONES } from "./tokens.ts";

const REFUSED: FormOutcome = {
	state: "refused",
	problems: [
		{ field: "name", code: "required" },
		{ field: "email", code: "email" },
	],
	values: {},
};

const POST = {
	slug: "",
	title: "A card's title is its link",
	excerpt: "The excerpt stands below it, and the tags at the end.",
	coverImage: {
		src: "/images/placeholder-cover.svg",
		width: 1200,
		height: 675,
	},
	date: "2026-11-20",
	readTime: "5 dk",
	author: "Vitrin",
	tags: ["chip", "another-chip"],
};

/** The components in every state; hover and focus are tried by hand. */
export function States({ copy }: { copy: QuickAnalysisCopy }) {
	const toast = useToast();
	return (
		<>
			{TONES.map((tone) => (
				<section key={tone} className={`band stack loose ${styles.section}`} data-tone={tone}>
					<h2>{`Buttons and links on ${tone}`}</h2>
					<div className="actions">
						<OpenButton location="styleguide">Opens the dialog</OpenButton>
						<OpenButton location="styleguide" quiet>
							Quiet
						</OpenButton>
						<a href="#main">Back to the top</a>
					</div>
				</section>
			))}
			<section className={`band stack loose ${styles.section}`}>
				<h2>Notifications</h2>
				<div className="actions">
					<button type="button" onClick={() => toast({ ...copy.successToast, tone: "success" })}>
						Success
					</button>
					<button type="button" onClick={() => toast({ ...copy.errorToast, tone: "error" })}>
						Error
					</button>
				</div>
			</section>
			<section className={`band stack loose ${styles.section}`}>
				<h2>Form: empty, with errors, submitting, done</h2>
				<div className="cards">
					<Form copy={copy} />
					<Form copy={copy} outcome={REFUSED} />
					<Form copy={copy} submitting />
					<FormOrSuccess
						form={{ step: "sent", touched: false }}
						copy={copy.success}
						onDone={() => undefined}
					>
						{null}
					</FormOrSuccess>
				</div>
			</section>
			<section className={`band stack loose ${styles.section}`}>
				<h2>Card and chips</h2>
				<ul className="cards">
					<PostCard post={POST} to="#main" eager />
				</ul>
			</section>
			<Faq
				copy={{
					title: "Details",
					lead: "One is open at a time.",
					items: [
						{ question: "The first", answer: "Its answer." },
						{ question: "The second", answer: "Its answer." },
					],
				}}
			/>
			<Closing
				location="styleguide"
				report={excerptOf(copy.report, 1)}
				copy={{ title: "Closing", text: "A page's last word.", action: "Open" }}
			/>
		</>
	);
}

function Form({
	copy,
	outcome = { state: "empty" },
	submitting = false,
}: {
	copy: QuickAnalysisCopy;
	outcome?: FormOutcome;
	submitting?: boolean;
}) {
	const form = useForm(QUICK_ANALYSIS, {
		enabled: true,
		toasts: copy,
		outcome,
	});
	const shown = submitting
		? {
				...form,
				step: "submitting" as const,
				buttonProps: { ...form.buttonProps, disabled: true },
			}
		: form;
	return <LeadForm form={shown} copy={copy} />;
}
