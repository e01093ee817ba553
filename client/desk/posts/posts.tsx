import { Button, Group, Pagination, Select } from "@mantine/core";
import { IconPencil, IconTags, IconTrash } from "@tabler/icons-react";
import { Link } from "react-router-dom";
import * as v from "valibot";
import { POST_ORDERS, POSTS_PER_PAGE, postFilterSchema } from "../../../shared/desk/posts.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { languageChoices } from "../parts/language-choices.ts";
import list from "../parts/list.module.css";
import { Loading } from "../parts/loading.tsx";
import { Notice } from "../parts/notice.tsx";
import { Page } from "../parts/page.tsx";
import { SearchField } from "../parts/search-field.tsx";
import { useFilter } from "../parts/use-filter.ts";
import { useKeys } from "../parts/use-keys.ts";
import { Views } from "../parts/views.tsx";
import { NewPost } from "./new-post.tsx";
import { PostRow } from "./post-row.tsx";
import { usePosts } from "./use-posts.ts";

const VIEWS = ["all", "draft", "scheduled", "published", "archived"] as const;

/** The list's filters: parameters of the URL and of the request. */
const FILTERS = ["q", "state", "language"] as const;

/** The parameters of the page's URL. */
const querySchema = v.strictObject({ ...postFilterSchema.entries, new: v.optional(v.string()) });

/** `/desk/posts`: all posts, in an order of one's choice. `?new` shows the form for another one. */
export function Component() {
	const { posts: copy, frame } = useCopy();
	const { format } = useLanguage();
	const [query, filter] = useFilter(querySchema);
	const isFiltered = FILTERS.some((name) => query.get(name));
	const page = Number(query.get("page") ?? 1);
	const asked = new URLSearchParams([
		...[...FILTERS, "sort"].flatMap((name) => {
			const value = query.get(name);
			return value ? [[name, value]] : [];
		}),
		...(page > 1 ? [["page", `${page}`]] : []),
	]).toString();
	const { data, error } = usePosts(asked);
	const state = VIEWS.find((name) => name === query.get("state")) ?? "all";
	const isView = state !== "all" && !query.get("q") && !query.get("language");
	const none = isView && data?.total === 0 ? copy.noneIn[state] : copy.none;
	/** Another list starts with its first page. */
	const change = (values: Record<string, string | null>) => filter({ page: null, ...values });
	const isNew = query.has("new");
	const clear = () => change({ q: null, state: null, language: null, new: null });
	const startNew = () => filter({ new: "true" }, { flushSync: true, replace: false });
	useKeys({ n: startNew });
	const pages = Math.ceil((data?.total ?? 0) / POSTS_PER_PAGE);
	return (
		<Page
			name="posts"
			wide
			actions={
				// On a phone the first action comes first.
				<Group gap="xs" wrap="wrap-reverse">
					<Button
						component={Link}
						to="/posts/bin"
						variant="subtle"
						color="gray"
						leftSection={<IconTrash size={18} aria-hidden="true" />}
					>
						{copy.bin.open}
					</Button>
					<Button
						component={Link}
						to="/posts/terms"
						variant="subtle"
						color="gray"
						leftSection={<IconTags size={18} aria-hidden="true" />}
					>
						{copy.terms.open}
					</Button>
					{/* It keeps its place: the second click of a double click must not meet its neighbour. */}
					<Button
						leftSection={<IconPencil size={18} aria-hidden="true" />}
						disabled={isNew}
						onClick={startNew}
						aria-keyshortcuts="n"
					>
						{copy.create}
					</Button>
				</Group>
			}
		>
			{isNew && <NewPost onCancel={() => change({ new: null })} />}
			<Group gap="xs">
				<SearchField
					flex="1 1 14rem"
					label={copy.search}
					placeholder={copy.search}
					text={query.get("q") ?? ""}
					onSearch={(q) => change({ q })}
				/>
				<Select
					aria-label={copy.language}
					placeholder={copy.anyLanguage}
					clearable
					flex="1 1 8rem"
					maw="10rem"
					size="md"
					value={query.get("language")}
					onChange={(language) => change({ language })}
					data={languageChoices(format.languageName)}
				/>
				<Select
					aria-label={copy.order}
					allowDeselect={false}
					flex="1 1 10rem"
					maw="12rem"
					size="md"
					value={POST_ORDERS.find((name) => name === query.get("sort")) ?? "changed"}
					onChange={(sort) => change({ sort: sort === "changed" ? null : sort })}
					data={POST_ORDERS.map((value) => ({ value, label: copy.orders[value] }))}
				/>
			</Group>
			<Views
				chosen={state}
				onChoose={(name) => change({ state: name === "all" ? null : name })}
				views={VIEWS.map((name) => ({ name, label: copy.views[name], count: "" }))}
			/>
			<ErrorAlert error={error} />
			{!data && !error && <Loading />}
			{data && data.posts.length > 0 && (
				<ul className={list.list}>
					{data.posts.map((post) => (
						<PostRow key={post.id} post={post} list={asked} />
					))}
				</ul>
			)}
			{data?.posts.length === 0 &&
				(isFiltered || data.total > 0 ? (
					<Notice title={none.title} text={none.text}>
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
