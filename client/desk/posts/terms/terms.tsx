import { ActionIcon, Select, Text, TextInput, Title } from "@mantine/core";
import { IconPencil } from "@tabler/icons-react";
import { useState } from "react";
import {
	type RenamedAnswer,
	type Term,
	type TermChange,
	termsFilterSchema,
} from "../../../../shared/desk/post-terms.ts";
import { LANGUAGES, type Language } from "../../../../shared/languages.ts";
import { POST_BOUNDS } from "../../../../shared/post.ts";
import { request } from "../../api/request.ts";
import { useCopy, useLanguage } from "../../language/language.tsx";
import { ConfirmDialog } from "../../parts/confirm-dialog.tsx";
import { ErrorAlert } from "../../parts/error-alert.tsx";
import { FormButtons } from "../../parts/form-buttons.tsx";
import { languageChoices } from "../../parts/language-choices.ts";
import list from "../../parts/list.module.css";
import { Page } from "../../parts/page.tsx";
import { Section } from "../../parts/section.tsx";
import { useChange } from "../../parts/use-change.ts";
import { useFilter } from "../../parts/use-filter.ts";
import { useTerms } from "../use-terms.ts";
import styles from "./terms.module.css";

type Kind = TermChange["kind"];

/** `/desk/posts/terms`: the categories and tags of a language, each renamed in all of its posts at once. */
export function Component() {
	const { terms: copy, language: label, back } = useCopy().posts;
	const { language: own, format } = useLanguage();
	const [query, filter] = useFilter(termsFilterSchema);
	const language = LANGUAGES.find((one) => one === query.get("language")) ?? own;
	const { data, error } = useTerms(language);
	return (
		<Page name="posts" below={{ title: copy.title, back }} text={copy.text} wide>
			<Select
				aria-label={label}
				allowDeselect={false}
				maw="14rem"
				value={language}
				onChange={(next) => filter({ language: next })}
				data={languageChoices(format.languageName)}
			/>
			<ErrorAlert error={error} />
			{data && <Terms kind="category" terms={data.categories} language={language} />}
			{data && <Terms kind="tag" terms={data.tags} language={language} />}
		</Page>
	);
}

function Terms({
	kind,
	terms,
	language,
}: {
	kind: Kind;
	terms: readonly Term[];
	language: Language;
}) {
	const { terms: copy } = useCopy().posts;
	const [chosen, setChosen] = useState<string>();
	/** The one that was renamed last: its button has the focus. */
	const [renamed, setRenamed] = useState<string>();
	return (
		<Section title={copy.kinds[kind]} empty={terms.length === 0 && copy.none}>
			<ul className={list.list}>
				{terms.map((term) => (
					<li key={term.name} className={styles.row}>
						{chosen === term.name ? (
							<Rename
								kind={kind}
								language={language}
								term={term}
								others={terms}
								onClose={(name) => {
									setChosen(undefined);
									setRenamed(name);
								}}
							/>
						) : (
							<>
								<Title order={3} className={styles.name} lang={language}>
									{term.name}
								</Title>
								<Text size="sm" c="dimmed">
									{copy.posts(term.posts)}
								</Text>
								<ActionIcon
									// With another key it is made anew, and takes the focus.
									key={term.name === renamed ? "renamed" : "button"}
									variant="subtle"
									color="gray"
									size={44}
									title={copy.rename}
									autoFocus={term.name === renamed}
									aria-label={copy.renameOne(term.name)}
									onClick={() => setChosen(term.name)}
								>
									<IconPencil size={18} aria-hidden="true" />
								</ActionIcon>
							</>
						)}
					</li>
				))}
			</ul>
		</Section>
	);
}

function Rename({
	kind,
	language,
	term: { name, posts },
	others,
	onClose,
}: {
	kind: Kind;
	language: Language;
	term: Term;
	others: readonly Term[];
	/** @param name that it has now. */
	onClose(name: string): void;
}) {
	const { terms: copy } = useCopy().posts;
	const [typed, setTyped] = useState(name);
	const to = typed.trim();
	const same = to === name ? undefined : others.find((other) => other.name === to);
	const [isAsking, setAsking] = useState(false);
	const rename = useChange(
		() =>
			request<RenamedAnswer>("/terms", {
				method: "POST",
				body: { kind, language, from: name, to } satisfies TermChange,
			}),
		{
			// Open posts have it too.
			reads: [],
			done: () => onClose(to),
			says: ({ posts: changed }) => copy.renamed(changed),
		},
	);
	return (
		<>
			<form
				className={styles.form}
				onSubmit={(event) => {
					event.preventDefault();
					if (to === name) onClose(name);
					else if (same) setAsking(true);
					else if (to) rename.mutate();
				}}
			>
				<TextInput
					label={copy.newName(name)}
					description={same ? copy.merges(to) : copy.appliesTo(posts)}
					maxLength={kind === "category" ? POST_BOUNDS.category : POST_BOUNDS.tag}
					lang={language}
					autoFocus
					value={typed}
					onChange={({ currentTarget }) => setTyped(currentTarget.value)}
				/>
				{!isAsking && <ErrorAlert error={rename.error} />}
				<FormButtons isPending={rename.isPending} disabled={!to} onCancel={() => onClose(name)}>
					{same ? copy.merge : copy.rename}
				</FormButtons>
			</form>
			{isAsking && same && (
				<ConfirmDialog
					title={copy.merging.title(name, to)}
					button={copy.merge}
					loading={rename.isPending}
					startsAtCancel
					onClose={() => setAsking(false)}
					onConfirm={() => rename.mutate()}
				>
					<Text>{copy.merging.text(posts, same.posts, to)}</Text>
					<ErrorAlert error={rename.error} />
				</ConfirmDialog>
			)}
		</>
	);
}
