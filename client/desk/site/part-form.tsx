import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import * as v from "valibot";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import {
	type SettingsPart,
	type SiteSettings,
	settingsParts,
} from "../../../shared/site-settings.ts";
import { DeskProblem, request } from "../api/request.ts";
import { isSame } from "../drafts/draft.ts";
import { useCopy } from "../language/language.tsx";
import { fieldErrorsOf } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";
import { useAccount } from "../session/session.tsx";
import { tabText } from "../session/tab-texts.ts";
import { merge } from "./merge.ts";

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

/** The members of a form that its fields use. */
export interface FieldForm {
	errors: Record<string, unknown>;
	getInputProps: Form["getInputProps"];
}

/**
 * One part of the site's settings: it is checked, saved and refused by itself. Fields are below `value`. What
 * somebody else saves meanwhile is never overwritten unseen: other fields are taken over, the same ones are shown.
 */
export function PartForm<Part extends SettingsPart, Value>({
	part,
	answer,
	read,
	complete = (value) => value,
	children,
}: {
	part: Part;
	answer: SiteAnswer;
	/** The form's value for the stored settings, with an empty text where nothing is set. */
	read(stored: SiteSettings[Part]): Value;
	/** Adds fields that are missing from a draft that the tab kept for the previous version. */
	complete?(value: Value): Value;
	children(form: PartFormOf<Value>): ReactNode;
}) {
	const { site: copy, settings } = useCopy();
	const queries = useQueryClient();
	const baseOf = ({ settings, versions }: SiteAnswer) => ({
		value: read(settings[part]),
		seen: versions[part] ?? null,
	});
	const unsaved = tabText<{ base: ReturnType<typeof baseOf>; value: Value }>(
		"site",
		useAccount().id,
		part,
	);
	/** From before a reload, or before another page of the desk was looked at. */
	const [kept] = useState(unsaved.read);
	/** The value and version that the fields started from, not those read since. */
	const [base, setBase] = useState(() =>
		kept ? { ...kept.base, value: complete(kept.base.value) } : baseOf(answer),
	);
	const [conflict, setConflict] = useState<{ by: unknown; mine: Value; theirs: Value }>();
	const form = useForm<{ value: Value }>({
		initialValues: { value: kept ? complete(kept.value) : base.value },
		onValuesChange: ({ value }) =>
			unsaved.keep(isSame(value, base.value) ? undefined : { base, value }),
		validate: schemaResolver(v.object({ value: v.unwrap(v.optional(settingsParts[part])) }), {
			sync: true,
		}),
	});
	const put = (value: Value, seen: string | null) =>
		request<SiteAnswer>(`/site/${part}`, { method: "PUT", body: { value, seen } });
	const show = (value: Value) => form.setValues({ value });
	const save = useChange(
		async ({ value }: { value: Value }) => {
			try {
				return { value, saved: await put(value, base.seen) };
			} catch (error) {
				if (!(error instanceof DeskProblem && error.code === "settings_changed")) throw error;
				const theirs = baseOf(await request<SiteAnswer>("/site"));
				const mine = merge(base.value, form.getValues().value, theirs.value);
				show(mine.value);
				setBase(theirs);
				if (!mine.isConflict)
					return { value: mine.value, saved: await put(mine.value, theirs.seen) };
				setConflict({ by: error.body.by, mine: mine.value, theirs: theirs.value });
				return undefined;
			}
		},
		{
			done(result) {
				if (!result) return;
				const { value, saved } = result;
				queries.setQueryData(SITE_QUERY, saved);
				const stored = baseOf(saved);
				const typed = form.getValues().value;
				const isDone = isSame(typed, value);
				// The stored value, unless the person has typed on.
				if (isDone) show(stored.value);
				unsaved.keep(isDone ? undefined : { base: stored, value: typed });
				setBase(stored);
				setConflict(undefined);
			},
			says: (result) => result && settings.saved,
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
					{conflict && (
						<Conflict
							conflict={conflict}
							value={form.values.value}
							onShow={show}
							onDone={() => setConflict(undefined)}
						/>
					)}
					<Group>
						<Button
							type="submit"
							loading={save.isPending}
							disabled={isSame(form.values.value, base.value)}
						>
							{settings.save}
						</Button>
					</Group>
					<ErrorAlert error={save.error} />
				</Stack>
			</form>
		</Section>
	);
}

/** Says that another person has saved the same fields, and shows one of both values in the form. */
function Conflict<Value>({
	conflict: { by, mine, theirs },
	value,
	onShow,
	onDone,
}: {
	conflict: { by: unknown; mine: Value; theirs: Value };
	/** The value that the form shows. */
	value: Value;
	onShow(value: Value): void;
	onDone(): void;
}) {
	const { conflict: copy } = useCopy().site;
	const [kept, setKept] = useState(mine);
	const isTheirs = isSame(value, theirs);
	return (
		<Alert role="alert" title={copy.title(typeof by === "string" ? by : undefined)}>
			<Stack gap="sm" align="start">
				<Text>{isTheirs ? copy.theirs : copy.mine}</Text>
				<Group gap="xs">
					{isTheirs ? (
						<>
							<Button variant="default" onClick={() => onShow(kept)}>
								{copy.showMine}
							</Button>
							<Button variant="default" onClick={onDone}>
								{copy.keepTheirs}
							</Button>
						</>
					) : (
						<Button
							variant="default"
							onClick={() => {
								setKept(value);
								onShow(theirs);
							}}
						>
							{copy.showTheirs}
						</Button>
					)}
				</Group>
			</Stack>
		</Alert>
	);
}
