import { SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useEffectEvent, useLayoutEffect } from "react";
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
import { useCreatePost } from "./use-posts.ts";

/** Starts a post: it is a draft as soon as it has a language and a title. */
export function NewPost({ onCancel }: { onCancel(): void }) {
	const { posts: copy } = useCopy();
	const { language } = useLanguage();
	const fieldText = useFieldText();
	const create = useCreatePost();
	const form = useForm<Fields>({
		initialValues: { language, title: "" },
		validate: schemaResolver(newPostSchema, { sync: true }),
	});
	const begin = useEffectEvent(() => {
		const typed = takeTyped();
		if (typed) form.setFieldValue("title", typed);
	});
	useLayoutEffect(() => begin(), []);
	const submit = (values: Fields) => {
		// For the text, which has the cursor once the post is there.
		keepTyped();
		create.mutate(values, {
			onError(error) {
				takeTyped();
				form.setErrors(fieldErrorsOf(error));
			},
		});
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
						/>
						<LanguageSelect {...form.getInputProps("language")} label={copy.language} />
					</SimpleGrid>
					<ErrorAlert error={create.error} />
					<FormButtons isPending={create.isPending} onCancel={onCancel}>
						{copy.createDraft}
					</FormButtons>
				</Stack>
			</form>
		</Section>
	);
}
