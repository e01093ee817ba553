import { Autocomplete, isOptionsGroup, type OptionsFilter, TagsInput } from "@mantine/core";
import { foldCase } from "../../../shared/fold-case.ts";
import type { Language } from "../../../shared/languages.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import type { PostEditor } from "./use-editor.ts";
import { useTerms } from "./use-terms.ts";

interface Props {
	editor: PostEditor;
	language: Language;
}

/** The options that contain the typed text; either i of a Turkish keyboard finds the other. */
const findOptions: OptionsFilter = ({ options, search, limit }) => {
	const wanted = foldCase(search.trim());
	return options
		.filter((option) => !isOptionsGroup(option) && foldCase(option.label).includes(wanted))
		.slice(0, limit);
};

const isSameTerm = (one: string, other: string): boolean => foldCase(one) === foldCase(other);

/** A term as it is written already, however its letters were typed. */
const asKnown = (term: string, known: readonly string[]): string =>
	known.find((one) => isSameTerm(one, term)) ?? term;

/** Props that the fields of this file share. */
const choosing = {
	filter: findOptions,
	limit: 50,
	autoComplete: "off",
	comboboxProps: { keepMounted: false },
} as const;

/** For a field that only a draft may lack. Its list does not open on focus, since it would cover the field's error. */
const needed = { withAsterisk: true, "aria-required": true, openOnFocus: false } as const;

/** The category: one that exists, or another one. */
export function CategoryField({ editor: { stored, post, change, errorOf }, language }: Props) {
	const { posts: copy } = useCopy();
	const { data } = useTerms(language);
	const categories = data?.categories.map(({ name }) => name) ?? [];
	const typed = post.category.trim();
	/** The post counts as one of those that have its category. */
	const isNew =
		data &&
		typed !== "" &&
		!data.categories.some(
			({ name, posts }) =>
				isSameTerm(name, typed) && (posts > 1 || !isSameTerm(stored.post.category, name)),
		);
	return (
		<Autocomplete
			{...choosing}
			data-path="category"
			label={copy.fields.category}
			{...needed}
			description={isNew ? copy.hints.newCategory : copy.hints.category}
			lang={language}
			data={categories}
			maxLength={POST_BOUNDS.category}
			value={post.category}
			error={errorOf("category")}
			onChange={(category) => change({ category })}
			onBlur={() => change({ category: asKnown(typed, categories) })}
		/>
	);
}

/** Tags: some that exist, and others. */
export function TagsField({ editor: { post, change, errorOf }, language }: Props) {
	const { posts: copy } = useCopy();
	const { data } = useTerms(language);
	const known = data?.tags.map(({ name }) => name) ?? [];
	return (
		<TagsInput
			{...choosing}
			data-path="tags"
			label={copy.fields.tags}
			description={copy.hints.tags}
			lang={language}
			data={known}
			value={post.tags}
			error={errorOf("tags")}
			isDuplicate={(tag, tags) => tags.some((one) => isSameTerm(one, tag))}
			// A space behind the last comma is no tag.
			onChange={(tags) =>
				change({
					tags: tags
						.filter((tag) => tag.trim() !== "")
						.map((tag) => (post.tags.includes(tag) ? tag : asKnown(tag, known))),
				})
			}
		/>
	);
}

/** The author; choosing one who has written before fills in their last bio. */
export function AuthorField({ editor: { post, change, errorOf }, language }: Props) {
	const { posts: copy } = useCopy();
	const { data } = useTerms(language);
	const authors = data?.authors ?? [];
	return (
		<Autocomplete
			{...choosing}
			data-path="author"
			label={copy.fields.author}
			{...needed}
			data={authors.map(({ name }) => name)}
			maxLength={POST_BOUNDS.author}
			value={post.author}
			error={errorOf("author")}
			onChange={(author) => change({ author })}
			onOptionSubmit={(author) => {
				const bio = authors.find(({ name }) => name === author)?.bio;
				if (bio) change({ author, author_bio: bio });
			}}
		/>
	);
}
