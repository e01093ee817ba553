import "@mantine/spotlight/styles.layer.css";
import { useMantineColorScheme } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { createSpotlight, Spotlight } from "@mantine/spotlight";
import {
	IconExternalLink,
	IconInbox,
	IconLogout,
	IconMoon,
	IconSearch,
	IconSend,
	IconSun,
	IconUser,
	IconUserPlus,
	type TablerIcon,
} from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { foldCase } from "../../i18n/fold-case.ts";
import { accountsQuery } from "../accounts/use-accounts.ts";
import type { LeadPage } from "../api/leads.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useTestLead } from "../leads/use-test-lead.ts";
import { useAccount, useSignOut } from "../session/session.tsx";
import { pagesFor } from "./pages.ts";

const [store, palette] = createSpotlight();

/** Opens the palette (palette-button.tsx loads this module first). */
export const openPalette = palette.open;

interface Entry {
	key: string;
	label: string;
	description?: string;
	Icon: TablerIcon;
	run(): void;
}

/** How many leads and accounts are offered. */
const MOST = 6;

/** One box for pages, commands, accounts and leads. */
export function Palette() {
	const { frame: copy } = useCopy();
	const [query, setQuery] = useState("");
	const leads = useLeads(query);
	const accounts = useAccounts(query);
	const commands = useCommands();
	const wanted = foldCase(query.trim());
	const groups: [string, Entry[]][] = [
		[copy.palette.leads, leads],
		[copy.palette.accounts, accounts],
		[
			copy.palette.commands,
			commands.filter(({ label }) => foldCase(label).includes(wanted)),
		],
	];
	const filled = groups.filter(([, entries]) => entries.length > 0);
	return (
		<Spotlight.Root
			store={store}
			query={query}
			onQueryChange={setQuery}
			shortcut={null}
			scrollable
			maxHeight="60dvh"
		>
			<Spotlight.Search
				placeholder={copy.palette.placeholder}
				aria-label={copy.search}
				leftSection={<IconSearch size={20} stroke={1.75} />}
			/>
			<Spotlight.ActionsList>
				{filled.map(([label, entries]) => (
					<Spotlight.ActionsGroup key={label} label={label}>
						{entries.map(({ key, Icon, run, ...entry }) => (
							<Spotlight.Action
								key={key}
								{...entry}
								onClick={run}
								leftSection={<Icon size={20} stroke={1.75} />}
							/>
						))}
					</Spotlight.ActionsGroup>
				))}
				{filled.length === 0 && (
					<Spotlight.Empty>{copy.palette.nothing}</Spotlight.Empty>
				)}
			</Spotlight.ActionsList>
		</Spotlight.Root>
	);
}

function useLeads(query: string): Entry[] {
	const navigate = useNavigate();
	const { role } = useAccount();
	const [text] = useDebouncedValue(query.trim(), 200);
	const { data } = useQuery({
		queryKey: ["palette", "leads", text],
		queryFn: ({ signal }) =>
			request<LeadPage>(`/leads?${new URLSearchParams({ q: text })}`, {
				signal,
			}),
		enabled: text.length > 1 && role !== "editor",
		placeholderData: keepPreviousData,
	});
	if (query.trim().length < 2) return [];
	return (data?.leads ?? [])
		.slice(0, MOST)
		.map(({ id, company, name, email }) => ({
			key: id,
			label: company ?? name ?? email,
			description: [name, email].filter(Boolean).join(" · "),
			Icon: IconInbox,
			run: () => navigate(`/leads/${id}`),
		}));
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
			key: id,
			label: name,
			description: email,
			Icon: IconUser,
			run: () => navigate("/accounts"),
		}));
}

function useCommands(): Entry[] {
	const { frame: copy, accounts, leads } = useCopy();
	const { role } = useAccount();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const { setColorScheme } = useMantineColorScheme();
	const invite: Entry = {
		key: "invite",
		label: accounts.invite,
		Icon: IconUserPlus,
		run: () => navigate("/accounts?invite"),
	};
	const sendTest = useTestLead(({ id }) => navigate(`/leads/${id}`));
	const test: Entry = {
		key: "test",
		label: leads.empty.test,
		Icon: IconSend,
		run: () => sendTest.mutate(),
	};
	return [
		...pagesFor(role).map(({ name, path, Icon }) => ({
			key: name,
			label: copy[name],
			Icon,
			run: () => navigate(path),
		})),
		...(role === "editor" ? [] : [test]),
		...(role === "owner" ? [invite] : []),
		{
			key: "light",
			label: copy.palette.light,
			Icon: IconSun,
			run: () => setColorScheme("light"),
		},
		{
			key: "dark",
			label: copy.palette.dark,
			Icon: IconMoon,
			run: () => setColorScheme("dark"),
		},
		{
			key: "site",
			label: copy.site,
			Icon: IconExternalLink,
			run: () => window.open("/", "_blank", "noopener"),
		},
		{ key: "out", label: copy.signOut, Icon: IconLogout, run: signOut },
	];
}
