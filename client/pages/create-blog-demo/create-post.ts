import { backend } from "./backend.ts";
import { toDataUrl } from "./data-url.ts";
import { buildDemoPost } from "./post.ts";

/**
 * Creates the demo's post.
 * @returns its id, and its slug where the answer names one.
 * @throws where a picture cannot be read or the function does not create the post.
 */
export async function createDemoPost(): Promise<Created> {
	const [body, { functions }] = await Promise.all([buildDemoPost(toDataUrl), backend()]);
	const { data, error } = await functions.invoke<unknown>("create-blog-post", {
		body,
	});
	if (error) throw error;
	if (!isCreated(data)) throw new Error("The answer names no post_id");
	return data;
}

interface Created {
	post_id: string;
	slug?: string;
}

const isCreated = (answer: unknown): answer is Created =>
	typeof answer === "object" &&
	answer !== null &&
	"post_id" in answer &&
	typeof answer.post_id === "string" &&
	(!("slug" in answer) || typeof answer.slug === "string");
