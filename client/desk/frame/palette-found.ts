import { useDebouncedValue } from "@mantine/hooks";
import { IconInbox, IconNews, IconUser } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { LeadPage, LeadRow } from "../../../shared/desk/leads.ts";
import type { PostsAnswer } from "../../../shared/desk/posts.ts";
import { foldCase } from "../../../shared/fold-case.ts";
import { accountsQuery } from "../api/accounts-query.ts";
import { request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { isLater } from "../parts/is-later.ts";
import { useAccount } from "../session/session.tsx";
import { type Entry, entry } from "./palette-entry.tsx";

/** How many leads, posts and accounts are offered. */
const MOST = 6;

/** The server's results for the typed text, after a pause in typing. */
function useSearch<Answer>(list: "leads" | "posts", query: string, isAllowed: boolean) {
	const [text] = useDebouncedValue(query.trim(), 200);
	const { data, error, isFetching } = useQuery({
		queryKey: ["palette", list, text],
		queryFn: ({ signal }) =>
			request<Answer>(`/${list}?${new URLSearchParams({ q: text })}`, { signal }),
		enabled: text.length > 1 && isAllowed,
		placeholderData: keepPreviousData,
	});
	return query.trim().length > 1 ? { data, error, isFetching } : undefined;
}

/** `nothing`: what to say where nothing is found, unless that is all. */
export function useLeads(query: string): { found: Entry[]; nothing?: string } {
	const navigate = useNavigate();
	const { loading } = useCopy().frame;
	const textOf = useProblemText();
	const { role } = useAccount();
	const search = useSearch<LeadPage>("leads", query, role !== "editor");
	if (!search) return { found: [] };
	const { data, error, isFetching } = search;
	const wanted = foldCase(query.trim());
	/** 0 if a word, such as a name, begins with the typed text; 1 if a word only contains it. */
	const rank = ({ company, name, email }: LeadRow) =>
		foldCase([company, name, email].join(" "))
			.split(/\s+/)
			.some((word) => word.startsWith(wanted))
			? 0
			: 1;
	const leads = (data?.leads ?? []).toSorted((a, b) => rank(a) - rank(b));
	const found = leads.slice(0, MOST).map(({ id, company, name, email }) => ({
		...entry(id, company ?? name ?? email, IconInbox, () => navigate(`/leads/${id}`)),
		description: [name, email].filter(Boolean).join(" · "),
	}));
	if (isFetching) return { found, nothing: loading };
	return error ? { found, nothing: textOf(error) } : { found };
}

export function usePosts(query: string): Entry[] {
	const navigate = useNavigate();
	const { role } = useAccount();
	const { states } = useCopy().posts;
	const { format } = useLanguage();
	const search = useSearch<PostsAnswer>("posts", query, role !== "sales");
	return (search?.data?.posts ?? []).slice(0, MOST).map((post) => {
		const { id, title, language, status, published_at, updated_at } = post;
		const isScheduled = status === "published" && isLater(published_at, updated_at, Date.now());
		const state = states[isScheduled ? "scheduled" : status];
		return {
			...entry(id, title, IconNews, () => navigate(`/posts/${id}`)),
			description: `${format.languageName(language)} · ${state}`,
		};
	});
}

export function useAccounts(query: string): Entry[] {
	const navigate = useNavigate();
	const { role } = useAccount();
	const wanted = foldCase(query.trim());
	const { data } = useQuery({
		...accountsQuery,
		enabled: role === "owner" && wanted !== "",
	});
	if (wanted === "") return [];
	return (data?.accounts ?? [])
		.filter(({ name, email }) => foldCase(`${name} ${email}`).includes(wanted))
		.slice(0, MOST)
		.map(({ id, name, email }) => ({
			...entry(id, name, IconUser, () => navigate("/accounts")),
			description: email,
		}));
}
