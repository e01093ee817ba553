import { fill } from "../../../shared/fill.ts";
import type { BlogCreation } from "./blog-creation.ts";
import styles from "./create-blog-demo.module.css";
import type { de } from "./de.ts";

/** The parts of the demo's post that the page shows before it creates the post. */
export type BlogDemoPreview = Pick<
	BlogCreation,
	"language" | "title" | "excerpt" | "category" | "read_time"
> & { pictures: readonly { path: string; alt: string }[] };

/** The post that the button creates: its facts and its pictures. */
export function Preview({
	copy: { steps, who, preview: copy },
	post,
}: {
	copy: typeof de;
	post: BlogDemoPreview;
}) {
	const minutes = fill(copy.minutes, { minutes: post.read_time });
	return (
		<section className={`band after-hero split ${styles.preview}`}>
			<article className="box surface stack" lang="tr">
				<p className="row compact" lang="de">
					<span className="kicker">{copy.turkish}</span>
					<span className="muted">
						<span lang="tr">{post.category}</span>, {minutes}
					</span>
				</p>
				<h2 className="title-minor">{post.title}</h2>
				<p className="muted measure">{post.excerpt}</p>
				<ul className={styles.pictures}>
					{post.pictures.map(({ path, alt }) => (
						<li key={path}>
							<img className="picture" src={path} alt={alt} width="1200" height="675" />
						</li>
					))}
				</ul>
			</article>
			<div className="stack loose">
				<h2 className="title-minor">{steps.title}</h2>
				<ol className="ruled tight closed numbered">
					{steps.items.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<div className="stack tight">
					<h3 className="label">{who.title}</h3>
					<p className="muted measure">{who.text}</p>
				</div>
			</div>
		</section>
	);
}
