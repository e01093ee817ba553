import { SimpleGrid, Stack, Text, Textarea, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type NewPost as Fields, newPostSchema } from "../../../shared/desk/posts.ts";
import { POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { FormButtons } from "../parts/form-buttons.tsx";
import { LanguageSelect } from "../parts/language-select.tsx";
import { Section } from "../parts/section.tsx";
import { keepTyped, takeTyped } from "../parts/typed-ahead.ts";
import { useCreatePost } from "./use-create-post.ts";

/** Starts a post: it is a draft as soon as it has a language and a title. */
export function NewPost({ onCancel }: { onCancel(): void }) {
	const { posts: copy } = useCopy();
	const { language } = useLanguage();
	const fieldText = useFieldText();
	/** Undefined until the post is being created: the writer goes on to the text at once. */
	const [text, setText] = useState<string>();
	const textField = useRef<HTMLTextAreaElement>(null);
	const create = useCreatePost(() => keepTyped(textField.current?.value));
	const form = useForm<Fields>({
		initialValues: { language, title: "" },
		validate: schemaResolver(newPostSchema, { sync: true }),
	});
	const begin = useEffectEvent(() => {
		const typed = takeTyped().replaceAll("\n", "");
		if (typed) form.setFieldValue("title", typed);
	});
	useLayoutEffect(() => begin(), []);
	/** Also once the post is created, until its editor is there. */
	const isSent = create.isPending || create.isSuccess;
	const submit = (values: Fields) => {
		if (isSent) return;
		flushSync(() => setText(text ?? ""));
		textField.current?.focus();
		// The editor's code is needed next. Where it cannot be loaded, the router says so.
		void import("./post.tsx").catch(() => {});
		create.mutate(values, { onError: (error) => form.setErrors(fieldErrorsOf(error)) });
	};
	return (
		<Section title={copy.create}>
			<Text size="sm" c="dimmed">
				{copy.createText}
			</Text>
			<form onSubmit={form.onSubmit(submit, focusError)} noValidate>
				<Stack>
					<SimpleGrid cols={{ base: 1, sm: 2 }}>
						<TextInput
							{...form.getInputProps("title")}
							error={fieldText(form.errors.title, POST_BOUNDS.title)}
							label={copy.fields.title}
							autoComplete="off"
							autoFocus
							readOnly={isSent}
						/>
						<LanguageSelect
							{...form.getInputProps("language")}
							label={copy.language}
							readOnly={isSent}
						/>
					</SimpleGrid>
					{text !== undefined && (
						<Textarea
							ref={textField}
							label={copy.fields.content}
							lang={form.values.language}
							autosize
							minRows={4}
							value={text}
							onChange={({ currentTarget }) => setText(currentTarget.value)}
						/>
					)}
					<ErrorAlert error={create.error} />
					<FormButtons isPending={isSent} onCancel={onCancel}>
						{copy.createDraft}
					</FormButtons>
				</Stack>
			</form>
		</Section>
	);
}
