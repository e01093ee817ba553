import { Button, Group, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { notifications } from "@mantine/notifications";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Refused } from "../parts/refused.tsx";
import { Section } from "../parts/section.tsx";
import { NewPassword } from "../session/new-password.tsx";
import { strengthOf } from "../session/password-strength.ts";
import { useAccount } from "../session/session.tsx";

/** Changes the password, which ends the other sessions. */
export function Password() {
	const { settings: copy, session, labels, problems } = useCopy();
	const { email } = useAccount();
	const queries = useQueryClient();
	const form = useForm({
		initialValues: { current: "", next: "" },
		validate: {
			current: (value) => (value ? null : session.missingPassword),
			next: (value) => (strengthOf(value).level === "short" ? problems.too_short : null),
		},
	});
	const change = useMutation({
		mutationFn: (body: typeof form.values) =>
			request("/profile/password", { method: "POST", body }),
		onSuccess: () => {
			form.reset();
			notifications.show({ message: copy.passwordChanged });
			queries.invalidateQueries({ queryKey: ["sessions"] });
		},
	});
	return (
		<Section title={labels.password}>
			<form onSubmit={form.onSubmit((values) => change.mutate(values))} noValidate>
				<Stack gap="md">
					{/* For password managers, which then know whose password it is. */}
					<input type="email" autoComplete="username" value={email} readOnly hidden />
					<PasswordInput
						{...form.getInputProps("current")}
						label={copy.currentPassword}
						autoComplete="current-password"
					/>
					<NewPassword {...form.getInputProps("next")} label={copy.newPassword} />
					<Refused error={change.error} />
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
