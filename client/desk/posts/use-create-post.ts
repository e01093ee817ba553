import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useNavigate } from "react-router-dom";
import type { NewPost } from "../../../shared/desk/posts.ts";
import { randomId } from "../../../shared/random-id.ts";
import { request } from "../api/request.ts";
import { useChange } from "../parts/use-change.ts";
import { LISTS, postQuery } from "./use-posts.ts";

/** Creates a post, and opens it. @param onCreated runs before it is opened. */
export function useCreatePost(onCreated = () => {}) {
	const navigate = useNavigate();
	const queries = useQueryClient();
	/** The id for what was asked for last, until the answer is there. */
	const asked = useRef({ post: "", id: "" });
	const create = async (post: NewPost) => {
		const same = JSON.stringify(post);
		if (asked.current.post !== same) asked.current = { post: same, id: randomId() };
		const body = { ...post, id: asked.current.id } satisfies NewPost;
		const created = await request<{ id: string }>("/posts", { method: "POST", body });
		await queries.ensureQueryData(postQuery(created.id));
		return created;
	};
	return useChange(create, {
		reads: LISTS,
		done: ({ id }) => {
			asked.current = { post: "", id: "" };
			onCreated();
			navigate(`/posts/${id}`, { state: { isNew: true } });
		},
	});
}
