import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import fp from "fastify-plugin";
import type { ViteDevServer } from "vite";
import { createPostStore } from "../blog/writing/post-store.ts";
import type { Renderer } from "../site/renderer.ts";
import { accountRoutes } from "./accounts/account-routes.ts";
import { profileRoutes } from "./accounts/profile-routes.ts";
import { sessionRoutes } from "./accounts/session-routes.ts";
import { tokenRoutes } from "./accounts/token-routes.ts";
import { eventRoutes } from "./events.ts";
import { BEFORE_SECOND_FACTOR, guard, limitClients } from "./guard.ts";
import { leadRoutes } from "./leads/routes.ts";
import { mailRoutes } from "./mails/routes.ts";
import { overviewRoutes } from "./overview/routes.ts";
import { deskPage } from "./page.ts";
import { createDeskPosts } from "./posts/desk-posts.ts";
import { draftPage } from "./posts/draft-route.ts";
import { postsApi } from "./posts/posts-api.ts";
import { type PostOptions, postRoutes } from "./posts/routes.ts";
import { presenceRoutes } from "./presence.ts";
import { missing } from "./refusal.ts";
import { siteSettingsRoutes } from "./site/routes.ts";

interface DeskOptions {
	vite?: ViteDevServer | undefined;
	/** Renders the site's pages; without it there is no live preview of a post. */
	renderer?: Renderer | undefined;
}

/** The operators' application and its API. Without DESK or without passwords they do not exist. */
export const desk = fp<DeskOptions>(
	async (app, { vite, renderer }) => {
		if (!app.config.desk || !app.passwords) return;
		const { supabaseAsService: supabase } = app;
		const posts = supabase && {
			desk: createDeskPosts(app, createPostStore(supabase, app.reportUnreadable)),
			renderer,
		};
		await app.register(cookie);
		app.register(api, { prefix: "/api/desk", posts });
		app.register(deskPage, { vite });
		if (!posts) return;
		if (renderer) app.register(draftPage, { ...posts, renderer });
		app.register(postsApi, { prefix: "/api/posts", ...posts });
	},
	{
		name: "desk",
		dependencies: ["database", "settings", "leads"],
		decorators: { fastify: ["config", "passwords"] },
	},
);

/** Everything below /api/desk. */
async function api(
	scope: FastifyInstance,
	{ posts }: { posts: PostOptions | undefined },
): Promise<void> {
	limitClients(scope);
	guard(scope);
	await scope.register(sessionRoutes);
	await scope.register(profileRoutes);
	await scope.register(accountRoutes);
	await scope.register(tokenRoutes);
	await scope.register(leadRoutes);
	await scope.register(mailRoutes);
	if (posts) await scope.register(postRoutes, posts);
	await scope.register(presenceRoutes);
	await scope.register(siteSettingsRoutes);
	await scope.register(eventRoutes);
	await scope.register(overviewRoutes);
	// Unknown paths answer 404 only with a session, otherwise 401.
	for (const url of ["/", "/*"]) {
		scope.all(url, BEFORE_SECOND_FACTOR, async () => missing());
	}
}
