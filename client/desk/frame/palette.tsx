import "@mantine/spotlight/styles.layer.css";
import { useMantineColorScheme } from "@mantine/core";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
	IconDownload,
	IconExternalLink,
	IconInbox,
	IconLanguage,
	IconLogout,
	IconMoon,
	IconPencil,
	IconSearch,
	IconSend,
	IconSun,
	IconTags,
	IconTrash,
	IconUserPlus,
} from "@tabler/icons-react";
import { type Ref, useState } from "react";
import { useNavigate } from "react-router-dom";
import { foldCase } from "../../../shared/fold-case.ts";
import { LANGUAGES, OWN_NAMES } from "../../../shared/languages.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { VIEWS } from "../parts/lead-views.ts";
import { keepTyped } from "../parts/typed-ahead.ts";
import { useDownload } from "../parts/use-export.ts";
import { useTestLead } from "../parts/use-test-lead.ts";
import { useAccount } from "../session/session.tsx";
import { useSignOut } from "../session/sign-out.tsx";
import { useProfileChange } from "../session/use-profile-change.ts";
import { useOffered } from "./page-commands.tsx";
import { pagesFor } from "./pages.ts";
import styles from "./palette.module.css";
import { type Entry, entry, iconOf } from "./palette-entry.tsx";
import { useAccounts, useLeads, usePosts } from "./palette-found.ts";

const [store, palette] = createSpotlight();

export const openPalette = palette.open;

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
			// The actions are filtered already, with Turkish letters in mind.
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

/** The commands of the open page. */
function usePageEntries(): { title: string; entries: Entry[] } {
	const { title = "", commands = [] } = useOffered() ?? {};
	const entries = commands.map(({ id, label, Icon, run }) =>
		// The palette gives the focus back first.
		entry(`here-${id}`, label, Icon, () => setTimeout(run)),
	);
	return { title, entries };
}

function useCommands(): Entry[] {
	const { frame: copy, accounts, labels, leads, posts } = useCopy();
	const { role, language } = useAccount();
	const { format } = useLanguage();
	const change = useProfileChange({ toastsErrors: true });
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
		...LANGUAGES.filter((name) => name !== language).map((name) => ({
			...entry(`language-${name}`, `${labels.language}: ${OWN_NAMES[name]}`, IconLanguage, () =>
				change.mutate({ language: name }),
			),
			words: format.languageName(name),
		})),
		entry("open-site", copy.openSite, IconExternalLink, () =>
			window.open("/", "_blank", "noopener"),
		),
		entry("out", copy.signOut, IconLogout, signOut),
	];
	return commands.map((command) => ({ words: words[command.id] ?? "", ...command }));
}
