import { Button, Group, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import * as v from "valibot";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { type SettingsPart, settingsParts } from "../../../shared/site-settings.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { fieldErrorsOf } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";

export const SITE_QUERY = ["site"];

type Form = ReturnType<typeof useForm<{ value: unknown }>>;

/** A part's form for its fields. */
export interface PartFormOf<Value> extends FieldForm {
	values: { value: Value };
	setFieldValue(path: string, value: unknown): void;
	insertListItem: Form["insertListItem"];
	removeListItem: Form["removeListItem"];
	reorderListItem: Form["reorderListItem"];
}

/** What a field needs of its form. */
export interface FieldForm {
	errors: Record<string, unknown>;
	getInputProps: Form["getInputProps"];
}

/** One part of the site's settings: it is checked, saved and refused by itself. Fields are below `value`. */
export function PartForm<Value>({
	part,
	initial,
	answer,
	children,
}: {
	part: SettingsPart;
	/** What is typed, with an empty text where nothing is set. */
	initial: Value;
	answer: SiteAnswer;
	children(form: PartFormOf<Value>): ReactNode;
}) {
	const { site: copy, settings } = useCopy();
	const queries = useQueryClient();
	const form = useForm<{ value: Value }>({
		initialValues: { value: initial },
		validate: schemaResolver(v.object({ value: v.unwrap(v.optional(settingsParts[part])) }), {
			sync: true,
		}),
	});
	const save = useChange(
		({ value }: { value: Value }) =>
			request<SiteAnswer>(`/site/${part}`, {
				method: "PUT",
				body: { value, seen: answer.versions[part] ?? null },
			}),
		{
			reads: SITE_QUERY,
			done(saved, values) {
				queries.setQueryData(SITE_QUERY, saved);
				form.resetDirty(values);
				return settings.saved;
			},
		},
	);
	const submit = (values: { value: Value }) =>
		save.mutate(values, {
			onError: (error) =>
				form.setErrors(
					Object.fromEntries(
						Object.entries(fieldErrorsOf(error)).map(([field, code]) => [`value.${field}`, code]),
					),
				),
		});
	const { title, text } = copy.parts[part];
	return (
		<Section title={title}>
			<Text size="sm" c="dimmed">
				{text}
			</Text>
			<form onSubmit={form.onSubmit(submit, focusError)} noValidate>
				<Stack>
					{children(form)}
					<Group>
						<Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
							{settings.save}
						</Button>
					</Group>
					<ErrorAlert error={save.error} />
				</Stack>
			</form>
		</Section>
	);
}
