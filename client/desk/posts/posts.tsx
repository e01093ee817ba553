import { Button, Group, Pagination, Select, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconPencil, IconSearch, IconTrash } from "@tabler/icons-react";
import { useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { POSTS_PER_PAGE } from "../../../shared/desk/posts.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import list from "../parts/list.module.css";
import { Notice } from "../parts/notice.tsx";
import { Page } from "../parts/page.tsx";
import { Views } from "../parts/views.tsx";
import { NewPost } from "./new-post.tsx";
import { PostRow } from "./post-row.tsx";
import { usePosts } from "./use-posts.ts";

const VIEWS = ["all", "draft", "scheduled", "published", "archived"] as const;

/** ms without a key press after which the search runs. */
const TYPING = 250;

/** What the list is filtered by; each is a parameter of the URL's query and of the request. */
const FILTERS = ["q", "state", "language", "page"] as const;

/** `/desk/posts`: all posts, the one that was changed last first. `?new` shows the form for another one. */
export function Component() {
	const {
		copy: { posts: copy, frame },
		format,
	} = useLanguage();
	const [query, setQuery] = useSearchParams();
	const filters = FILTERS.flatMap((name) => {
		const value = query.get(name);
		return value ? [[name, value]] : [];
	});
	const { data, error } = usePosts(new URLSearchParams(filters).toString());
	const change = (values: Record<string, string | null>) =>
		setQuery(
			(before) => {
				const after = new URLSearchParams(before);
				after.delete("page");
				for (const [name, value] of Object.entries(values)) {
					if (value === null || value === "") after.delete(name);
					else after.set(name, value);
				}
				return after;
			},
			{ replace: true },
		);
	const isNew = query.has("new");
	const clear = () => setQuery({}, { replace: true });
	const startNew = () => setQuery({ new: "" });
	const pages = Math.ceil((data?.total ?? 0) / POSTS_PER_PAGE);
	const page = Number(query.get("page") ?? 1);
	return (
		<Page
			name="posts"
			text={copy.text}
			wide
			actions={
				<Group gap="xs">
					<Button
						component={Link}
						to="/posts/bin"
						variant="subtle"
						color="gray"
						leftSection={<IconTrash size={18} aria-hidden="true" />}
					>
						{copy.bin.open}
					</Button>
					{!isNew && (
						<Button leftSection={<IconPencil size={18} aria-hidden="true" />} onClick={startNew}>
							{copy.create}
						</Button>
					)}
				</Group>
			}
		>
			{isNew && <NewPost onCancel={clear} />}
			<Group gap="xs" wrap="nowrap">
				<Search text={query.get("q") ?? ""} onSearch={(q) => change({ q })} />
				<Select
					aria-label={copy.language}
					placeholder={copy.anyLanguage}
					clearable
					flex="0 1 10rem"
					miw={0}
					size="md"
					value={query.get("language")}
					onChange={(language) => change({ language })}
					data={LANGUAGES.map((value) => ({ value, label: format.languageName(value) }))}
				/>
			</Group>
			<Views
				chosen={VIEWS.find((name) => name === query.get("state")) ?? "all"}
				onChoose={(name) => change({ state: name === "all" ? null : name })}
				views={VIEWS.map((name) => ({ name, label: copy.views[name], count: "" }))}
			/>
			<ErrorAlert error={error} />
			{data && data.posts.length > 0 && (
				<ul className={list.list}>
					{data.posts.map((post) => (
						<PostRow key={post.id} post={post} />
					))}
				</ul>
			)}
			{data?.posts.length === 0 &&
				(filters.length > 0 ? (
					<Notice title={copy.none.title} text={copy.none.text}>
						<Button variant="default" onClick={clear}>
							{copy.none.clear}
						</Button>
					</Notice>
				) : (
					!isNew && (
						<Notice title={copy.empty.title} text={copy.empty.text}>
							<Button onClick={startNew}>{copy.create}</Button>
						</Notice>
					)
				))}
			{pages > 1 && (
				<Pagination
					total={pages}
					value={page}
					onChange={(next) => change({ page: `${next}` })}
					getItemProps={(number) => ({ "aria-label": `${copy.page} ${number}` })}
					getControlProps={(control) => ({
						"aria-label": control === "next" ? frame.next : frame.previous,
					})}
				/>
			)}
		</Page>
	);
}

function Search({ text, onSearch }: { text: string; onSearch(text: string): void }) {
	const { posts: copy } = useLanguage().copy;
	const [typed, setTyped] = useState(text);
	// Back, forward and a cleared filter change it from outside.
	useEffect(() => setTyped((before) => (before.trim() === text ? before : text)), [text]);
	const search = useDebouncedCallback((q: string) => onSearch(q.trim()), TYPING);
	return (
		<TextInput
			type="search"
			size="md"
			flex={1}
			miw={0}
			maxLength={100}
			aria-label={copy.search}
			placeholder={copy.search}
			leftSection={<IconSearch size={18} aria-hidden="true" />}
			value={typed}
			onChange={({ currentTarget: { value } }) => {
				setTyped(value);
				search(value);
			}}
		/>
	);
}
