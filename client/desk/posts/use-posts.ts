import {
	keepPreviousData,
	type QueryClient,
	queryOptions,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";
import type {
	NewPicture,
	PictureChange,
	PostAnswer,
	PostFields,
	PostsAnswer,
} from "../../../shared/desk/posts.ts";
import { isConflict, request } from "../api/request.ts";
import {
	changeToPublish,
	changeToSave,
	currentDraft,
	type Draft,
	draftAfter,
	isChanged,
	type PostChange,
	type PostText,
	type PublishChange,
	rebased,
} from "../drafts/draft.ts";
import { useChange } from "../parts/use-change.ts";
import { useDraft } from "./use-draft.ts";

/** The key of every list of posts. */
export const LISTS = ["posts", "list"];

export const postKey = (id: string) => ["posts", "post", id];

export const addressesKey = (id: string) => ["posts", "addresses", id];

/** One page of the posts. @param query as `postFilterSchema` takes it. */
export const usePosts = (query: string) =>
	useQuery({
		queryKey: [...LISTS, query],
		queryFn: ({ signal }) => request<PostsAnswer>(`/posts?${query}`, { signal }),
		placeholderData: keepPreviousData,
	});

export const postQuery = (id: string) =>
	queryOptions({
		queryKey: postKey(id),
		queryFn: ({ signal }) => request<PostAnswer>(`/posts/${id}`, { signal }),
	});

export const usePost = (id: string) => useQuery(postQuery(id));

/** What every change of a post needs. */
function usePostQueue(id: string) {
	const queries = useQueryClient();
	return {
		path: `/posts/${id}`,
		/** A change waits for the one before, and starts from its answer. */
		scope: scopeOf(id),
		/** The post as it was read or saved last. */
		known: () => queries.ensureQueryData(postQuery(id)),
		/** Shows an answer at once, in place of one that was asked for before the change. */
		take: async (answer: PostAnswer) => {
			await queries.cancelQueries({ queryKey: postKey(id) });
			queries.setQueryData(postKey(id), answer);
			return answer;
		},
	};
}

const scopeOf = (id: string) => ({ id: `post ${id}` });

/** Resolves once nothing of a post is on its way. */
export function changesDone(queries: QueryClient, id: string): Promise<void> {
	const scope = scopeOf(id).id;
	return new Promise((resolve) => {
		const look = () => {
			if (queries.isMutating({ predicate: ({ options }) => options.scope?.id === scope }) > 0)
				return;
			stop();
			resolve();
		};
		const stop = queries.getMutationCache().subscribe(look);
		look();
	});
}

interface Sending {
	/** Values that the server has refused: they are not saved. */
	refused: Partial<PostText>;
	/** Learns what is sent. */
	onSend(sent: PostFields): void;
}

/** The requests that save, publish or discard the text of a post. What is typed while one runs stays. */
export function useTextChanges(id: string, { refused, onSend }: Sending) {
	const queries = useQueryClient();
	const { path, scope, known, take } = usePostQueue(id);
	const { read, keep } = useDraft(id);
	const readStored = () => request<PostAnswer>(path);
	const settle = async (done: Partial<PostText>, answer: PostAnswer) => {
		await take(answer);
		const draft = read();
		if (draft) keep(draftAfter(draft, done, answer));
		return answer;
	};
	const send = async (to: string, body: PostChange, draft: Draft) => {
		onSend(body.post);
		keep({ ...draft, sent: body.post });
		return settle(body.post, await request<PostAnswer>(to, { method: "PUT", body }));
	};
	/** The newest draft, so that a change whose turn has come knows what the one before has left. */
	const latest = (stored: PostAnswer) => {
		const draft = currentDraft(read(), stored);
		keep(draft);
		return draft;
	};
	/** Puts what is typed on what the server has now. @returns whether that can be done without a question. */
	const rebase = async (): Promise<boolean> => {
		const theirs = await readStored();
		const next = rebased(latest(await known()), theirs);
		if (!next) return false;
		await take(theirs);
		keep(next);
		return true;
	};
	/** The newest draft. Where what was sent last had no answer, the server may have it: it is asked first. */
	const ready = async (): Promise<Draft> => {
		if (latest(await known()).sent) await rebase();
		return latest(await known());
	};
	/** Saves what is typed, over what somebody else has saved only where both changed different fields or lines. */
	const saveText = async (without: Partial<PostText>): Promise<void> => {
		const draft = await ready();
		const body = changeToSave(draft, without);
		if (!body) return;
		try {
			await send(`${path}/text`, body, draft);
		} catch (error) {
			if (!isConflict(error) || !(await rebase())) throw error;
			await saveText(without);
		}
	};
	/** As saving: a proxy may have sent it twice, and its first answer was lost. */
	const publishText = async (change: PublishChange): Promise<PostAnswer> => {
		const draft = await ready();
		try {
			return await send(path, changeToPublish(draft, change), draft);
		} catch (error) {
			if (!isConflict(error) || !(await rebase())) throw error;
			return publishText(change);
		}
	};
	const options = { scope, reads: LISTS };
	return {
		/** Saves what is typed, which visitors see only once it is published. */
		save: useChange(() => saveText(refused), { scope }),
		/** Takes effect for visitors, with the new status. */
		publish: useChange(publishText, {
			...options,
			// A slug that was published until now leads to the new one.
			done: () => void queries.invalidateQueries({ queryKey: addressesKey(id) }),
		}),
		/** Saves what was typed over what somebody else has saved; the history has both. */
		overwrite: useChange(async () => {
			const stored = await readStored();
			await take(stored);
			keep({ base: stored, text: latest(stored).text });
			await saveText({});
			return known();
		}, options),
		/** Drops what was typed, and shows what is saved; the history has both. */
		takeTheirs: useChange(
			async (text: Partial<PostText>) => settle(text, await readStored()),
			options,
		),
		/** Drops everything that was written since the post was published. */
		discard: useChange(async (text: Partial<PostText>) => {
			// So that the history has it.
			if (isChanged(latest(await known()))) await saveText(refused);
			return settle(text, await request<PostAnswer>(`${path}/copy`, { method: "DELETE" }));
		}, options),
		remove: useChange(async () => {
			await request(path, { method: "DELETE" });
			keep(undefined);
			// The list is not shown with the post for a moment.
			queries.removeQueries({ queryKey: LISTS });
		}, options),
	};
}

/** The requests that change the pictures of a post. */
export function usePictureChanges(id: string, { toastsErrors = true } = {}) {
	const { path, scope, known, take } = usePostQueue(id);
	const pictures = `${path}/pictures`;
	const options = { scope, toastsErrors: toastsErrors && ("until left" as const) };
	return {
		add: useChange(
			/** @param picture gets the post as the change before has left it. */
			async (picture: (stored: PostAnswer) => Promise<NewPicture>) => {
				const body = await picture(await known());
				return take(await request<PostAnswer>(pictures, { method: "POST", body }));
			},
			options,
		),
		/** Changes what is given; the rest stays as the change before has left it. */
		change: useChange(
			async ({ picture, ...change }: Partial<PictureChange> & { picture: string }) => {
				const before = (await known()).pictures.find((one) => one.id === picture);
				const { alt = "", position = "" } = before ?? {};
				const body: PictureChange = { alt, position, ...change };
				await take(await request<PostAnswer>(`${pictures}/${picture}`, { method: "PATCH", body }));
			},
			options,
		),
		remove: useChange(
			(picture: string) =>
				request<PostAnswer>(`${pictures}/${picture}`, { method: "DELETE" }).then(take),
			options,
		),
	};
}
