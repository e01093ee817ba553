import css from "../theme/tokens.css?raw";
import { contrast, ENHANCED, TEXT_PAIRS } from "./contrast.ts";
import styles from "./styleguide.module.css";
import { colorOf, parseTokens, TONES, type Tone } from "./tokens.ts";

const NAMES = [...parseTokens(css, "paper")];

/** The groups of tokens other than colours: the prefixes of their names, and the element that shows a value. */
const GROUPS = [
	{ title: "Type", pattern: /^(text|title)-/, sample: "type" },
	{ title: "Space", pattern: /^(space-|section|gutter|header)/, sample: "bar" },
	{ title: "Measure", pattern: /^(wide|narrow)$/, sample: "none" },
	{ title: "Radius", pattern: /^radius-/, sample: "radius" },
	{ title: "Motion", pattern: /^(quick|calm|ease)$/, sample: "motion" },
	{ title: "Elevation", pattern: /^lifted$/, sample: "shadow" },
	{ title: "Fonts", pattern: /^font-/, sample: "font" },
] as const;

/** Every token, with its value as the style sheet has it. */
export function TokenTables() {
	return (
		<>
			{TONES.map((tone) => (
				<Colors key={tone} tone={tone} />
			))}
			{GROUPS.map(({ title, pattern, sample }) => (
				<section key={title} className={`band stack loose ${styles.section}`}>
					<h2>{title}</h2>
					<ul className={`ruled tight small ${styles.rows}`}>
						{NAMES.filter(([name]) => pattern.test(name)).map(([name, value]) => (
							<li key={name}>
								<code>{`--${name}`}</code>
								<code>{value}</code>
								<Sample kind={sample} name={name} />
							</li>
						))}
					</ul>
				</section>
			))}
		</>
	);
}

function Colors({ tone }: { tone: Tone }) {
	const tokens = parseTokens(css, tone);
	const colors = [...tokens.keys()].filter((name) => colorOf(tokens, name));
	return (
		<section className={`band stack loose ${styles.section}`} data-tone={tone}>
			<h2>{`Colour on ${tone}`}</h2>
			<ul className={`small ${styles.swatches}`}>
				{colors.map((name) => (
					<li key={name}>
						<span style={{ background: `var(--${name})` }} />
						<code>{`--${name}`}</code>
						<code>{tokens.get(name)}</code>
					</li>
				))}
			</ul>
			<ul className={`small ${styles.pairs}`}>
				{TEXT_PAIRS.map(({ text, ground }) => {
					const [front, back] = [text, ground].map((name) => colorOf(tokens, name));
					const ratio = front && back ? contrast(front, back) : 0;
					return (
						<li
							key={text + ground}
							style={{
								color: `var(--${text})`,
								background: `var(--${ground})`,
							}}
						>
							{`${text} on ${ground}: ${ratio.toFixed(2)} ${ratio >= ENHANCED ? "AAA" : "too low"}`}
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function Sample({ kind, name }: { kind: (typeof GROUPS)[number]["sample"]; name: string }) {
	const value = `var(--${name})`;
	switch (kind) {
		case "type":
			return <span style={{ fontSize: value, lineHeight: 1.2 }}>Işığı şöyle</span>;
		case "bar":
			return <span className={styles.bar} style={{ width: value }} />;
		case "radius":
			return <span className={styles.box} style={{ borderRadius: value }} />;
		case "motion":
			return (
				<span
					className={styles.mover}
					style={
						name === "ease" ? { transitionTimingFunction: value } : { transitionDuration: value }
					}
				>
					hover
				</span>
			);
		case "shadow":
			return <span className={styles.box} style={{ boxShadow: value }} />;
		case "font":
			return <span style={{ fontFamily: value }}>ĞÜŞİÖÇ ğüşıöç äöüß → 0123456789</span>;
		case "none":
			return null;
	}
}
