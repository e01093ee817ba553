import fp from "fastify-plugin";
import { createImageRepository, type ImageRepository } from "../blog/images.ts";
import { type BlogRepository, createBlogRepository } from "../blog/repository.ts";

declare module "fastify" {
	interface FastifyInstance {
		blog: BlogRepository;
		blogImages: ImageRepository;
	}
}

export const blog = fp(
	async (app) => {
		app.decorate("blog", createBlogRepository(app.supabase));
		app.decorate("blogImages", createImageRepository(app.pool));
	},
	{ name: "blog", dependencies: ["database", "supabase"] },
);
