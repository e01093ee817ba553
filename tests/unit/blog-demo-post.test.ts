import { expect, it } from "vitest";
import { DEMO_IMAGES, DEMO_POST } from "../../client/pages/create-blog-demo/post.ts";
import { slugify } from "../../shared/slug.ts";

it("each image of the demo's post has a heading that its position names", () => {
	const headings = [...DEMO_POST.content.matchAll(/^## (.+)$/gm)].map(([, heading]) =>
		slugify(heading ?? ""),
	);
	for (const { position } of DEMO_IMAGES) expect(headings).toContain(position);
});
