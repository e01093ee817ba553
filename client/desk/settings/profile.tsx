import { Button, Group, Select, SimpleGrid, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { NOTIFICATIONS, profileSchema } from "../api/accounts.ts";
import { request } from "../api/request.ts";
import type { SessionAnswer } from "../api/session.ts";
import { useCopy } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { LanguageSelect } from "../parts/language-select.tsx";
import { Refused } from "../parts/refused.tsx";
import { Section } from "../parts/section.tsx";
import { sessionQuery, useAccount } from "../session/session.tsx";

/** Name, language, time zone and the mails about leads. */
export function Profile() {
	const { settings: copy, labels } = useCopy();
	const fieldText = useFieldText();
	const account = useAccount();
	const queries = useQueryClient();
	const form = useForm({
		initialValues: {
			name: account.name,
			language: account.language,
			timeZone: account.timeZone,
			notify: account.notify,
		},
		validate: schemaResolver(profileSchema, { sync: true }),
	});
	const save = useMutation({
		mutationFn: (body: typeof form.values) =>
			request<SessionAnswer>("/profile", { method: "PATCH", body }),
		onSuccess: (session, values) => {
			queries.setQueryData(sessionQuery.queryKey, session);
			form.resetDirty(values);
			notifications.show({ message: copy.saved });
		},
		onError: (error) => form.setErrors(fieldErrorsOf(error)),
	});
	const getsLeads = account.role !== "editor";
	return (
		<Section title={copy.profile}>
			<form onSubmit={form.onSubmit((values) => save.mutate(values))} noValidate>
				<SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
					<TextInput
						{...form.getInputProps("name")}
						error={fieldText(form.errors.name)}
						label={labels.name}
						autoComplete="name"
					/>
					<LanguageSelect {...form.getInputProps("language")} label={copy.language} />
					<Select
						{...form.getInputProps("timeZone")}
						error={fieldText(form.errors.timeZone)}
						label={copy.timeZone}
						data={timeZones(account.timeZone)}
						searchable
						limit={60}
						allowDeselect={false}
					/>
					{getsLeads && (
						<Select
							{...form.getInputProps("notify")}
							label={copy.notify}
							description={copy.notifyHint}
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
				<Refused error={save.error} />
			</form>
		</Section>
	);
}

/** Every zone that the browser knows; its list leaves out aliases such as UTC. */
const timeZones = (current: string): string[] => [
	...new Set([current, ...Intl.supportedValuesOf("timeZone")]),
];
