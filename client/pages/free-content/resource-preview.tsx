import styles from "./resource-preview.module.css";
import type { ResourcePreviewCopy } from "./resources.ts";

/** A look into a resource, marked as an example: rows of a list, or a prompt and what to fill in. */
export function ResourcePreview({
	stamp,
	preview: { caption, head, rows, prompt },
}: {
	stamp: string;
	preview: ResourcePreviewCopy;
}) {
	return (
		<figure className={styles.preview}>
			<div className="sheet" data-tone="paper">
				<p className="stamp">{stamp}</p>
				<figcaption>{caption}</figcaption>
				{rows && (
					<table>
						<thead>
							<tr>
								{head?.map((column) => (
									<th key={column} scope="col">
										{column}
									</th>
								))}
							</tr>
						</thead>
						<tbody>
							{rows.map(([company = "", ...cells]) => (
								<tr key={company}>
									<th scope="row">{company}</th>
									{cells.map((cell, index) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: the columns never move.
										<td key={index}>{cell}</td>
									))}
								</tr>
							))}
						</tbody>
					</table>
				)}
				{prompt && (
					<p className={styles.prompt}>
						{prompt
							.split(/(\[[^\]]+\])/)
							.map((part) => (part.startsWith("[") ? <mark key={part}>{part}</mark> : part))}
					</p>
				)}
			</div>
		</figure>
	);
}
