import type { BlogCreation } from "./blog-creation.ts";
import styles from "./create-blog-demo.module.css";
import type { de } from "./de.ts";

/** The parts of the demo's post that the page shows before it creates the post. */
export type BlogDemoPreview = Pick<
	BlogCreation,
	"language" | "title" | "excerpt" | "category" | "read_time"
> & { pictures: readonly { path: string; alt: string }[] };

/** The post that the button creates: its facts and its pictures. */
export function Preview({ copy, post }: { copy: (typeof de)["preview"]; post: BlogDemoPreview }) {
	const minutes = copy.minutes.replace("{minutes}", String(post.read_time));
	return (
		<section className={`band after-hero split ${styles.preview}`}>
			<div className="stack loose">
				<h2>{copy.title}</h2>
				<dl className={`ruled tight closed ${styles.facts}`}>
					<div className="row">
						<dt className="muted">{copy.category}</dt>
						<dd lang="tr">{post.category}</dd>
					</div>
					<div className="row">
						<dt className="muted">{copy.readTime}</dt>
						<dd>{minutes}</dd>
					</div>
				</dl>
			</div>
			<article className="stack tight" lang="tr">
				<p className="kicker" lang="de">
					{copy.turkish}
				</p>
				<ul className={styles.pictures}>
					{post.pictures.map(({ path, alt }) => (
						<li key={path}>
							<img src={path} alt={alt} width="1200" height="675" />
						</li>
					))}
				</ul>
				<h3>{post.title}</h3>
				<p className="muted measure">{post.excerpt}</p>
			</article>
		</section>
	);
}
