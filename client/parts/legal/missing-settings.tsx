import styles from "./missing-settings.module.css";

/** Tells the operator, in development only, which settings the page lacks. The server sends none otherwise. */
export function MissingSettings({ names }: { names: readonly string[] }) {
	if (names.length === 0) return null;
	return (
		<aside className={styles.missing} lang="en">
			<p>Development only. Not set:</p>
			<ul className="row">
				{names.map((name) => (
					<li key={name}>
						<code>{name}</code>
					</li>
				))}
			</ul>
		</aside>
	);
}
