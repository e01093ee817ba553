import { keepPreviousData, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { NewPicture, NewPost, PictureChange, PostAnswer, PostsAnswer } from "../api/posts.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useChange } from "../parts/use-change.ts";
import type { Draft } from "./use-draft.ts";

const LISTS = ["posts", "list"];

const postKey = (id: string) => ["posts", "post", id];

/** One page of the posts. @param query as `postFilterSchema` takes it. */
export const usePosts = (query: string) =>
	useQuery({
		queryKey: [...LISTS, query],
		queryFn: ({ signal }) => request<PostsAnswer>(`/posts?${query}`, { signal }),
		placeholderData: keepPreviousData,
	});

/** A post. */
export const usePost = (id: string) =>
	useQuery(
		queryOptions({
			queryKey: postKey(id),
			queryFn: ({ signal }) => request<PostAnswer>(`/posts/${id}`, { signal }),
		}),
	);

/** Creates a post, and opens it. */
export function useCreatePost() {
	const navigate = useNavigate();
	return useChange((body: NewPost) => request<{ id: string }>("/posts", { method: "POST", body }), {
		reads: LISTS,
		done: ({ id }) => {
			navigate(`/posts/${id}`);
			return undefined;
		},
	});
}

/** What an editor does with a post. Each answer of the server is shown at once. */
export function usePostChanges(id: string) {
	const queries = useQueryClient();
	const { posts: copy } = useCopy();
	const path = `/posts/${id}`;
	/** Takes an answer in place of one that was asked for before the change. */
	const take = async (answer: PostAnswer) => {
		await queries.cancelQueries({ queryKey: postKey(id) });
		queries.setQueryData(postKey(id), answer);
		return answer;
	};
	const pictures = `${path}/pictures`;
	return {
		save: useChange(
			(body: Draft) => request<PostAnswer>(path, { method: "PUT", body }).then(take),
			{ reads: LISTS },
		),
		addPicture: useChange(
			async (picture: () => Promise<NewPicture>) =>
				take(await request<PostAnswer>(pictures, { method: "POST", body: await picture() })),
			{ toastsErrors: true },
		),
		changePicture: useChange(
			({ picture, ...body }: PictureChange & { picture: string }) =>
				request<PostAnswer>(`${pictures}/${picture}`, { method: "PATCH", body }).then(take),
			{ toastsErrors: true, done: () => copy.pictures.saved },
		),
		removePicture: useChange(
			(picture: string) =>
				request<PostAnswer>(`${pictures}/${picture}`, { method: "DELETE" }).then(take),
			{ toastsErrors: true },
		),
		remove: useChange(() => request(path, { method: "DELETE" }), { reads: LISTS }),
		/** Reads what is stored now. */
		reread: () => request<PostAnswer>(path).then(take),
	};
}
