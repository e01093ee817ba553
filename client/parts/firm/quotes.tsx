import type { QuotesData } from "./load.server.ts";

/** Quotes of customers with name and company; they have agreed to be quoted. */
export function Quotes({ copy, quotes }: QuotesData) {
	return (
		<section className="band sunk stack parts" aria-labelledby="quotes-title">
			<h2 id="quotes-title">{copy.title}</h2>
			<ul className="cards">
				{quotes.map(({ text, name, company }) => (
					<li key={`${name} ${text}`}>
						<figure className="stack">
							<blockquote className="title title-minor">{text}</blockquote>
							<figcaption className="muted compact">
								{name}, {company}
							</figcaption>
						</figure>
					</li>
				))}
			</ul>
		</section>
	);
}
