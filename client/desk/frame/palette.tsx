import "@mantine/spotlight/styles.layer.css";
import { useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
	IconDownload,
	IconExternalLink,
	IconInbox,
	IconLogout,
	IconMoon,
	IconNews,
	IconPencil,
	IconSearch,
	IconSend,
	IconSun,
	IconTags,
	IconTrash,
	IconUser,
	IconUserPlus,
	type TablerIcon,
} from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { type ReactNode, type Ref, useState } from "react";
import { useNavigate } from "react-router-dom";
import type { LeadPage, LeadRow } from "../../../shared/desk/leads.ts";
import type { PostsAnswer } from "../../../shared/desk/posts.ts";
import { foldCase } from "../../../shared/fold-case.ts";
import { accountsQuery } from "../api/accounts-query.ts";
import { request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { VIEWS } from "../parts/lead-views.ts";
import { keepTyped } from "../parts/typed-ahead.ts";
import { useDownload } from "../parts/use-export.ts";
import { useTestLead } from "../parts/use-test-lead.ts";
import { useAccount } from "../session/session.tsx";
import { useSignOut } from "../session/sign-out.tsx";
import { useOffered } from "./page-commands.tsx";
import { pagesFor } from "./pages.ts";
import styles from "./palette.module.css";

const [store, palette] = createSpotlight();

export const openPalette = palette.open;

interface Entry {
	id: string;
	label: string;
	description?: string;
	/** What else finds it: words apart from its label. */
	words?: string;
	leftSection: ReactNode;
	className?: string;
	onClick(): void;
}

const iconOf = (Icon: TablerIcon) => <Icon size={20} stroke={1.75} />;

const entry = (id: string, label: string, Icon: TablerIcon, onClick: () => void): Entry => ({
	id,
	label,
	leftSection: iconOf(Icon),
	onClick,
});

/** How many leads and accounts are offered. */
const MOST = 6;

/** One box for pages, commands, accounts, leads and posts. @param props.box its field, once the palette is open. */
export function Palette({ box }: { box: Ref<HTMLInputElement> }) {
	const { frame: copy } = useCopy();
	const { role } = useAccount();
	const [query, setQuery] = useState("");
	const leads = useLeads(query);
	const posts = usePosts(query);
	const accounts = useAccounts(query);
	const commands = useCommands();
	const here = usePageEntries();
	const wanted = foldCase(query.trim());
	const isBegun = ({ label, words = "" }: Entry) =>
		foldCase(label).startsWith(wanted) ||
		(wanted !== "" && foldCase(` ${words}`).includes(` ${wanted}`));
	const begun = commands.filter(isBegun);
	const others = [...here.entries, ...commands].filter(
		(command) => !isBegun(command) && foldCase(command.label).includes(wanted),
	);
	const groups = [
		// Who types how a command begins means it.
		{ group: here.title, actions: here.entries.filter(isBegun) },
		{ group: copy.palette.commands, actions: begun },
		{ group: copy.leads, actions: leads.found },
		{ group: copy.posts, actions: posts },
		{ group: copy.accounts, actions: accounts },
		{ group: begun.length > 0 ? copy.palette.more : copy.palette.commands, actions: others },
	];
	// Mantine chooses none until an arrow is pressed; here Enter opens the first result.
	const first = query ? groups.flatMap(({ actions }) => actions)[0] : undefined;
	if (first) first.className = styles.first ?? "";
	const openFirst = () => {
		palette.close();
		first?.onClick();
	};
	return (
		<Spotlight
			store={store}
			query={query}
			onQueryChange={setQuery}
			shortcut={null}
			// The dialog's name, for screen readers only.
			title={copy.search}
			classNames={{ header: styles.name ?? "", actionsList: styles.list ?? "" }}
			// A dialog that appears step by step has its field, and the focus, some keys too late.
			transitionProps={{ duration: 0 }}
			scrollable
			maxHeight="60dvh"
			actions={groups.filter(({ actions }) => actions.length > 0)}
			// They are filtered already, with Turkish letters in mind.
			filter={(_, actions) => actions}
			nothingFound={leads.nothing ?? copy.palette.nothing}
			searchProps={{
				ref: box,
				onKeyDown: ({ key }) => {
					if (key === "Enter" && store.getState().selected < 0) openFirst();
				},
				placeholder: role === "editor" ? copy.palette.placeholderPosts : copy.palette.placeholder,
				"aria-label": copy.search,
				leftSection: iconOf(IconSearch),
			}}
		/>
	);
}

/** What the server finds of what is typed, once it pauses. */
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
function useLeads(query: string): { found: Entry[]; nothing?: string } {
	const navigate = useNavigate();
	const { loading } = useCopy().frame;
	const textOf = useProblemText();
	const { role } = useAccount();
	const search = useSearch<LeadPage>("leads", query, role !== "editor");
	if (!search) return { found: [] };
	const { data, error, isFetching } = search;
	const wanted = foldCase(query.trim());
	/** 0 where a word begins with what was typed, such as a name; 1 where it only stands in one. */
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

function usePosts(query: string): Entry[] {
	const navigate = useNavigate();
	const { role } = useAccount();
	const {
		copy: {
			posts: { states },
		},
		format,
	} = useLanguage();
	const search = useSearch<PostsAnswer>("posts", query, role !== "sales");
	return (search?.data?.posts ?? []).slice(0, MOST).map((post) => {
		const { id, title, language, status, published_at } = post;
		const isScheduled =
			status === "published" && published_at !== null && Date.parse(published_at) > Date.now();
		const state = states[isScheduled ? "scheduled" : status];
		return {
			...entry(id, title, IconNews, () => navigate(`/posts/${id}`)),
			description: `${format.languageName(language)} · ${state}`,
		};
	});
}

function useAccounts(query: string): Entry[] {
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

/** What can be done with what the page shows. */
function usePageEntries(): { title: string; entries: Entry[] } {
	const { title = "", commands = [] } = useOffered() ?? {};
	const entries = commands.map(({ id, label, Icon, run }) =>
		// The palette gives the focus back first.
		entry(`here-${id}`, label, Icon, () => setTimeout(run)),
	);
	return { title, entries };
}

function useCommands(): Entry[] {
	const { frame: copy, accounts, leads, posts } = useCopy();
	const { role } = useAccount();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const { setColorScheme } = useMantineColorScheme();
	const sendTest = useTestLead(({ id }) => navigate(`/leads/${id}`));
	const test = entry("test", leads.empty.test, IconSend, () => sendTest.mutate());
	const invite = entry("invite", accounts.invite, IconUserPlus, () => navigate("/accounts?invite"));
	const download = useDownload();
	const csv = entry("csv", leads.exportCsv, IconDownload, () => download("/leads.csv"));
	const words: Record<string, string> = copy.palette.words;
	// The first one is the page itself.
	const views = VIEWS.slice(1).map(({ name, set }) => ({
		...entry(`view-${name}`, `${copy.leads}: ${leads.views[name]}`, IconInbox, () =>
			navigate(`/leads?${new URLSearchParams(set)}`),
		),
		words: leads.views[name],
	}));
	const write = entry("write", posts.create, IconPencil, () => {
		keepTyped();
		navigate("/posts?new");
	});
	const terms = entry("terms", posts.terms.open, IconTags, () => navigate("/posts/terms"));
	const bin = entry("bin", posts.bin.open, IconTrash, () => navigate("/posts/bin"));
	const commands: Entry[] = [
		...pagesFor(role).map(({ name, path, Icon }) =>
			entry(name, copy[name], Icon, () => navigate(path)),
		),
		...(role === "editor" ? [] : [...views, test, csv]),
		...(role === "sales" ? [] : [write, terms, bin]),
		...(role === "owner" ? [invite] : []),
		entry("light", copy.palette.light, IconSun, () => setColorScheme("light")),
		entry("dark", copy.palette.dark, IconMoon, () => setColorScheme("dark")),
		entry("open-site", copy.openSite, IconExternalLink, () =>
			window.open("/", "_blank", "noopener"),
		),
		entry("out", copy.signOut, IconLogout, signOut),
	];
	return commands.map((command) => ({ words: words[command.id] ?? "", ...command }));
}
