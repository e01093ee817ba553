import { Button, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { useState } from "react";
import type { Language } from "../../../shared/languages.ts";
import { pathFor } from "../../../shared/paths.ts";
import { isDraftSlug, POST_BOUNDS } from "../../../shared/post.ts";
import { slugify } from "../../../shared/slug.ts";
import { printable } from "../../../shared/text.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";
import { useAccount } from "../session/session.tsx";
import { Cover } from "./cover.tsx";
import { ReadingTimeField } from "./reading-time-field.tsx";
import { AuthorField, CategoryField, TagsField } from "./term-fields.tsx";
import type { CoverText } from "./use-cover-text.ts";
import type { PostEditor } from "./use-editor.ts";
import { toLocalTime, toMoment } from "./zoned-time.ts";

/** The fields of a post besides title and text, such as its cover, category and time of publication. */
export function Details({
	editor,
	language,
	coverText,
}: {
	editor: PostEditor;
	language: Language;
	coverText: CoverText;
}) {
	const { posts: copy } = useCopy();
	const { post, change, errorOf } = editor;
	return (
		<Section title={copy.details}>
			<Cover stored={editor.stored} coverText={coverText} />
			<Text size="sm" c="dimmed">
				{copy.needed}
			</Text>
			<Stack>
				<CategoryField editor={editor} language={language} />
				<TagsField editor={editor} language={language} />
				<PublicationTime editor={editor} />
				<AuthorField editor={editor} language={language} />
				<Textarea
					data-path="author_bio"
					label={copy.fields.author_bio}
					lang={language}
					autosize
					minRows={2}
					maxLength={POST_BOUNDS.author_bio}
					value={post.author_bio}
					error={errorOf("author_bio")}
					onChange={({ currentTarget }) => change({ author_bio: printable(currentTarget.value) })}
				/>
				<ReadingTimeField editor={editor} />
				<SlugField editor={editor} language={language} />
				{editor.leadsElsewhere && <TakeSlug editor={editor} />}
			</Stack>
		</Section>
	);
}

/** The last part of the URL, made of whatever is typed. */
function SlugField({
	editor: { stored, post, change, errorOf },
	language,
}: {
	editor: PostEditor;
	language: Language;
}) {
	const { posts: copy } = useCopy();
	const [typed, setTyped] = useState<string>();
	return (
		<TextInput
			data-path="slug"
			label={copy.fields.slug}
			inputWrapperOrder={["label", "input", "description", "error"]}
			description={
				<>
					<span lang={language}>
						{location.origin}
						{pathFor("blog-post", language, post.slug)}
					</span>
					<br />
					{copy.hints.slug}
				</>
			}
			maxLength={POST_BOUNDS.slug}
			value={typed ?? (isDraftSlug(post.slug) ? "" : post.slug)}
			placeholder={post.slug}
			error={errorOf("slug")}
			onChange={({ currentTarget: { value } }) => {
				setTyped(value);
				change({ slug: slugify(value, language) });
			}}
			onBlur={() => {
				setTyped(undefined);
				if (post.slug === "") change({ slug: stored.post.slug });
			}}
		/>
	);
}

/** Lets the post have an address that led to another one. */
function TakeSlug({ editor: { stored, post, forgetRefused } }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const release = useChange(
		() => request(`/posts/${stored.id}/addresses`, { method: "POST", body: { slug: post.slug } }),
		{
			reads: ["posts", "addresses"],
			done: forgetRefused,
		},
	);
	return (
		<>
			<Button variant="default" loading={release.isPending} onClick={() => release.mutate()}>
				{copy.takeSlug}
			</Button>
			<ErrorAlert error={release.error} />
		</>
	);
}

/** When visitors see the post, by the clock of the account's time zone. */
function PublicationTime({ editor: { post, change, errorOf } }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const { timeZone } = useAccount();
	const [typed, setTyped] = useState<string>();
	const { published_at } = post;
	return (
		<TextInput
			data-path="published_at"
			type="datetime-local"
			max="9999-12-31T23:59"
			label={copy.fields.published_at}
			description={copy.hints.published_at(timeZone)}
			value={typed ?? (published_at ? toLocalTime(published_at, timeZone) : "")}
			error={errorOf("published_at")}
			onChange={({ currentTarget: { value } }) => {
				setTyped(value);
				const moment = value === "" ? null : toMoment(value, timeZone);
				if (moment !== undefined) change({ published_at: moment });
			}}
			onBlur={() => setTyped(undefined)}
		/>
	);
}
