import { Button, Group, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { missingCharacters } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";
import { NewPassword } from "../session/new-password.tsx";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";

/** Changes the password, which ends the other sessions. */
export function Password() {
	const { settings: copy, session, labels, problems } = useCopy();
	const form = useForm({
		initialValues: { current: "", next: "" },
		validate: {
			current: (value) => (value ? null : session.missingPassword),
			next: (value) => (missingCharacters(value) > 0 ? problems.too_short : null),
		},
	});
	const change = useChange(
		(body: typeof form.values) => request("/profile/password", { method: "POST", body }),
		{
			reads: ["sessions"],
			done: form.reset,
			says: () => copy.passwordChanged,
		},
	);
	const { error } = change;
	return (
		<Section title={labels.password}>
			<form onSubmit={form.onSubmit((values) => change.mutate(values), focusError)} noValidate>
				<Stack gap="md">
					<OwnPassword
						{...form.getInputProps("current")}
						label={copy.currentPassword}
						refusal={error}
					/>
					<NewPassword {...form.getInputProps("next")} label={labels.newPassword} />
					{!isWrongPassword(error) && <ErrorAlert error={error} />}
					<Group>
						<Button type="submit" variant="default" loading={change.isPending}>
							{copy.changePassword}
						</Button>
					</Group>
				</Stack>
			</form>
		</Section>
	);
}
