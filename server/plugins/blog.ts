import fp from "fastify-plugin";
import {
	type BlogRepository,
	createBlogRepository,
} from "../blog/repository.ts";

declare module "fastify" {
	interface FastifyInstance {
		blog: BlogRepository;
	}
}

/** Decorates the application with the blog's repository. */
export const blog = fp(
	async (app) => {
		app.decorate("blog", createBlogRepository(app.supabase));
	},
	{ name: "blog", dependencies: ["supabase"] },
);
