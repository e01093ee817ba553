import { Button, Group, Select, SimpleGrid, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useEffect, useEffectEvent } from "react";
import { NOTIFICATIONS, profileSchema } from "../../../shared/desk/accounts.ts";
import { LEAD_BOUNDS } from "../../../shared/forms/field-schemas.ts";
import { useCopy } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { LanguageSelect } from "../parts/language-select.tsx";
import { Section } from "../parts/section.tsx";
import { sendsMail } from "../parts/sends-mail.ts";
import { useAccount } from "../session/session.tsx";
import { useProfileChange } from "../session/use-profile-change.ts";

/** Name, language, time zone and the mails about leads. */
export function Profile() {
	const { settings: copy, labels } = useCopy();
	const fieldText = useFieldText();
	const account = useAccount();
	const { name, language, timeZone, notify } = account;
	const stored = { name, language, timeZone, notify };
	const form = useForm({
		initialValues: stored,
		validate: schemaResolver(profileSchema, { sync: true }),
	});
	const showLanguage = useEffectEvent((chosen: typeof language) => {
		form.setFieldValue("language", chosen);
		form.resetDirty(stored);
	});
	// The menu of the account changes it, too.
	useEffect(() => showLanguage(language), [language]);
	const save = useProfileChange({
		done(values: typeof form.values) {
			form.resetDirty(values);
			notifications.show({ id: "profile", message: <Saved /> });
		},
	});
	const submit = (values: typeof form.values) =>
		save.mutate(values, { onError: (error) => form.setErrors(fieldErrorsOf(error)) });
	const getsLeads = account.role !== "editor";
	return (
		<Section title={copy.profile}>
			<form onSubmit={form.onSubmit(submit, focusError)} noValidate>
				<SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
					<TextInput
						{...form.getInputProps("name")}
						error={fieldText(form.errors.name, LEAD_BOUNDS.name)}
						label={labels.name}
						autoComplete="name"
					/>
					<LanguageSelect {...form.getInputProps("language")} label={copy.language} />
					<Select
						{...form.getInputProps("timeZone")}
						error={fieldText(form.errors.timeZone)}
						label={copy.timeZone}
						data={timeZones(timeZone)}
						searchable
						limit={60}
						allowDeselect={false}
					/>
					{getsLeads && (
						<Select
							{...form.getInputProps("notify")}
							label={copy.notify}
							{...(!sendsMail && { description: copy.notifyHint })}
							inputWrapperOrder={["label", "input", "description", "error"]}
							data={NOTIFICATIONS.map((value) => ({
								value,
								label: copy.notifications[value],
							}))}
							allowDeselect={false}
						/>
					)}
				</SimpleGrid>
				<Group mt="md">
					<Button type="submit" loading={save.isPending} disabled={!form.isDirty()}>
						{copy.save}
					</Button>
				</Group>
				<ErrorAlert error={save.error} />
			</form>
		</Section>
	);
}

/** In the language that was just chosen. */
function Saved() {
	return useCopy().settings.saved;
}

/** Every zone that the browser knows; its list leaves out aliases such as UTC. */
const timeZones = (current: string): string[] => [
	...new Set([current, ...Intl.supportedValuesOf("timeZone")]),
];
