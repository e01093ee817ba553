import { ActionIcon, Button, Group, Popover, Select, Stack, TextInput } from "@mantine/core";
import { IconAdjustmentsHorizontal, IconDownload, IconX } from "@tabler/icons-react";
import { MOST_COUNTED } from "../../../shared/desk/leads.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { languageChoices } from "../parts/language-choices.ts";
import { VIEW_KEYS, VIEWS, type View, viewOf } from "../parts/lead-views.ts";
import { SearchField } from "../parts/search-field.tsx";
import { useExport } from "../parts/use-export.ts";
import { useKeys } from "../parts/use-keys.ts";
import { Views } from "../parts/views.tsx";
import styles from "./leads.module.css";
import type { Inbox } from "./use-inbox.ts";
import { useLeadUrl } from "./use-lead-url.ts";
import { usePages } from "./use-leads.ts";

const DETAIL_KEYS = ["language", "page", "from", "to"];

/** Search, views and filters, and the export of the leads they select. */
export function Filters({ list }: Pick<Inbox, "list">) {
	const { query, filter } = useLeadUrl();
	const counts: Partial<Record<string, number>> = list.first?.counts ?? {};
	const { leads: copy } = useCopy();
	const { format } = useLanguage();
	const startExport = useExport();
	const countOf = (name: View) => {
		const count = counts[name];
		if (!count) return "";
		return count < MOST_COUNTED ? format.number(count) : `${format.number(MOST_COUNTED - 1)}+`;
	};
	const choose = (name: string) => {
		const chosen = VIEWS.find((candidate) => candidate.name === name);
		const none = Object.fromEntries(VIEW_KEYS.map((key) => [key, ""]));
		filter({ ...none, ...chosen?.set }, { replace: false });
	};
	useKeys(Object.fromEntries(VIEWS.map(({ name }, index) => [`${index + 1}`, () => choose(name)])));
	return (
		<div className={styles.filters}>
			<Group gap="xs" wrap="nowrap">
				<SearchField
					ref={list.searchRef}
					flex={1}
					label={copy.search}
					placeholder={copy.searchHint}
					text={query.get("q") ?? ""}
					onSearch={(q) => filter({ q })}
					onEnter={() => list.paneRef.current?.querySelector<HTMLElement>("[data-lead]")?.focus()}
				/>
				<Details />
				<ActionIcon
					component="a"
					href={`/api/desk/leads.csv?${query}`}
					download
					onClick={startExport}
					size={44}
					variant="default"
					aria-label={copy.exportCsv}
					title={copy.exportCsv}
				>
					<IconDownload size={20} stroke={1.75} />
				</ActionIcon>
			</Group>
			<Views
				chosen={viewOf(query)}
				onChoose={choose}
				views={VIEWS.map(({ name }) => ({
					name,
					label: copy.views[name],
					count: countOf(name),
				}))}
			/>
		</div>
	);
}

function Details() {
	const { query, filter } = useLeadUrl();
	const { leads: copy, labels } = useCopy();
	const { format } = useLanguage();
	const pages = usePages().data?.pages ?? [];
	const active = DETAIL_KEYS.filter((key) => query.get(key)).length;
	const label = active > 0 ? copy.filter.active(active) : copy.filter.open;
	const day = (key: "from" | "to") => (
		<TextInput
			type="date"
			label={copy.filter[key]}
			value={query.get(key) ?? ""}
			onChange={({ currentTarget }) => filter({ [key]: currentTarget.value })}
		/>
	);
	return (
		<Popover position="bottom-end" width={300} shadow="md" trapFocus>
			<Popover.Target>
				<ActionIcon
					size={44}
					variant={active > 0 ? "filled" : "default"}
					aria-label={label}
					title={label}
				>
					<IconAdjustmentsHorizontal size={20} stroke={1.75} />
				</ActionIcon>
			</Popover.Target>
			<Popover.Dropdown>
				<Stack gap="sm">
					<Select
						label={labels.language}
						placeholder={copy.filter.any}
						clearable
						comboboxProps={{ withinPortal: false }}
						value={query.get("language")}
						onChange={(language) => filter({ language: language ?? "" })}
						data={languageChoices(format.languageName)}
					/>
					<Select
						label={copy.filter.page}
						placeholder={copy.filter.any}
						clearable
						searchable
						comboboxProps={{ withinPortal: false }}
						value={query.get("page")}
						onChange={(page) => filter({ page: page ?? "" })}
						data={pages}
					/>
					{day("from")}
					{day("to")}
					<Button
						variant="subtle"
						leftSection={<IconX size={16} />}
						disabled={active === 0}
						onClick={() => filter(Object.fromEntries(DETAIL_KEYS.map((key) => [key, ""])))}
					>
						{copy.filter.clear}
					</Button>
				</Stack>
			</Popover.Dropdown>
		</Popover>
	);
}
