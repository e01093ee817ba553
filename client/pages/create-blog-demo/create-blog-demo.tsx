import { useRef, useState } from "react";
import { Link, useLoaderData } from "react-router-dom";
import { fill } from "../../../shared/fill.ts";
import { pathFor } from "../../../shared/paths.ts";
import { useToast } from "../../notifications/toast.tsx";
import { PageHero } from "../../parts/page-hero.tsx";
import type { DataOf } from "../loader.ts";
import { Component as NotFound } from "../not-found/not-found.tsx";
import type { load } from "./load.server.ts";
import { Preview } from "./preview.tsx";

type Demo = DataOf<typeof load>;

/** Creates a fixed blog post when the button is pressed, if the demo is enabled. */
export function Component() {
	const data = useLoaderData<Demo>();
	// If the demo is disabled, the server answers with the data of the not-found page.
	return data.page === "create-blog-demo" ? <Demo {...data} /> : <NotFound />;
}

function Demo({ copy, preview }: Demo) {
	const [busy, setBusy] = useState(false);
	const [slug, setSlug] = useState<string>();
	const toast = useToast();
	const creating = useRef(false);

	async function create() {
		// The state comes too late for a second click in the same moment.
		if (creating.current) return;
		creating.current = true;
		setBusy(true);
		try {
			const { createDemoPost } = await import("./create-post.ts");
			const post = await createDemoPost();
			setSlug(post.slug);
			const { title, description } = copy.success;
			const text = fill(description, { id: post.post_id });
			toast({ title, description: text, tone: "success" });
		} catch (error) {
			console.error("The blog post was not created:", error);
			toast({ ...copy.failure, tone: "error" });
		}
		creating.current = false;
		setBusy(false);
	}
	return (
		<>
			<PageHero title={copy.title} lead={copy.lead}>
				<div className="stack">
					<p className="muted">{copy.consequence}</p>
					<div className="actions">
						<button
							type="button"
							className="action"
							aria-disabled={busy}
							aria-busy={busy}
							onClick={create}
						>
							{busy ? copy.busy : copy.action}
						</button>
						{slug && (
							<Link className="more" to={pathFor("blog-post", preview.language, slug)}>
								{copy.read}
							</Link>
						)}
					</div>
				</div>
			</PageHero>
			<Preview copy={copy} post={preview} />
		</>
	);
}
