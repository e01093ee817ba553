import { Radio, SimpleGrid, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { type NewAccount, newAccountSchema, ROLES } from "../../../shared/desk/accounts.ts";
import { LEAD_BOUNDS } from "../../../shared/forms/field-schemas.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { FormButtons } from "../parts/form-buttons.tsx";
import { LanguageSelect } from "../parts/language-select.tsx";
import { Section } from "../parts/section.tsx";
import type { NewLink } from "./one-time-link.tsx";
import { useInvite } from "./use-accounts.ts";

/** Makes an account for another person. */
export function Invite({
	onInvited,
	onCancel,
}: {
	onInvited(link: NewLink): void;
	onCancel(): void;
}) {
	const { accounts: copy, labels } = useCopy();
	const { language } = useLanguage();
	const fieldText = useFieldText();
	const invite = useInvite();
	const form = useForm<NewAccount>({
		initialValues: { email: "", name: "", role: "sales", language },
		validate: schemaResolver(newAccountSchema, { sync: true }),
	});
	const submit = (values: NewAccount) =>
		invite.mutate(values, {
			onSuccess: ({ account, link, mailed }) =>
				onInvited({ name: account.name, url: link, purpose: "invite", mailed }),
			onError: (error) => form.setErrors(fieldErrorsOf(error)),
		});
	return (
		<Section title={copy.invite}>
			<Text size="sm" c="dimmed">
				{copy.inviteText}
			</Text>
			<form onSubmit={form.onSubmit(submit, focusError)} noValidate>
				<Stack>
					<SimpleGrid cols={{ base: 1, sm: 2 }}>
						<TextInput
							{...form.getInputProps("name")}
							error={fieldText(form.errors.name, LEAD_BOUNDS.name)}
							label={labels.name}
							autoComplete="off"
							autoFocus
						/>
						<TextInput
							{...form.getInputProps("email")}
							error={fieldText(form.errors.email, LEAD_BOUNDS.email)}
							label={labels.email}
							type="email"
							autoComplete="off"
						/>
					</SimpleGrid>
					<Radio.Group {...form.getInputProps("role")} label={copy.role}>
						<Stack gap="sm" mt="xs">
							{ROLES.map((role) => (
								<Radio
									key={role}
									value={role}
									label={copy.roles[role]}
									description={copy.roleTexts[role]}
								/>
							))}
						</Stack>
					</Radio.Group>
					<LanguageSelect {...form.getInputProps("language")} label={labels.language} maw="16rem" />
					<ErrorAlert error={invite.error} />
					<FormButtons isPending={invite.isPending} onCancel={onCancel}>
						{copy.createLink}
					</FormButtons>
				</Stack>
			</form>
		</Section>
	);
}
