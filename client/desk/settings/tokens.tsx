import { Button, Select, Stack, Text, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
	type NewTokenAnswer,
	newTokenSchema,
	TOKEN_SCOPES,
	type TokenScope,
	type TokensAnswer,
} from "../../../shared/desk/tokens.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useFieldText } from "../language/problems.ts";
import { CopyField } from "../parts/copy-field.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { FormButtons } from "../parts/form-buttons.tsx";
import { Section } from "../parts/section.tsx";
import { Time } from "../parts/time.tsx";
import { useChange } from "../parts/use-change.ts";
import { isWrongPassword, OwnPassword } from "../session/own-password.tsx";
import { SettingRow } from "./setting-row.tsx";

const reads = ["tokens"];

/** The account's keys for programs; a new one is shown once. */
export function Tokens() {
	const { settings } = useCopy();
	const { tokens: copy } = settings;
	const [isAdding, setAdding] = useState(false);
	const { data, error } = useQuery({
		queryKey: reads,
		queryFn: ({ signal }) => request<TokensAnswer>("/tokens", { signal }),
	});
	const revoke = useChange((id: string) => request(`/tokens/${id}`, { method: "DELETE" }), {
		reads,
		says: () => copy.revoked,
	});
	return (
		<Section
			title={copy.title}
			aside={
				!isAdding && (
					<Button variant="default" size="sm" onClick={() => setAdding(true)}>
						{copy.add}
					</Button>
				)
			}
		>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			{isAdding && <NewToken onClose={() => setAdding(false)} />}
			<ErrorAlert error={error ?? revoke.error} />
			<ul>
				{data?.tokens.map(({ id, name, scope, createdAt, lastUsedAt }) => (
					<SettingRow
						key={id}
						title={name}
						facts={
							<>
								{copy.scopes[scope]} · {copy.created}: <Time at={createdAt} /> ·{" "}
								{lastUsedAt ? (
									<>
										{copy.used}: <Time at={lastUsedAt} />
									</>
								) : (
									copy.neverUsed
								)}
							</>
						}
					>
						<Button
							variant="default"
							size="sm"
							aria-label={`${copy.revoke}: ${name}`}
							onClick={() => revoke.mutate(id)}
						>
							{copy.revoke}
						</Button>
					</SettingRow>
				))}
			</ul>
		</Section>
	);
}

const EMPTY: { name: string; scope: TokenScope; password: string } = {
	name: "",
	scope: "write",
	password: "",
};

function NewToken({ onClose }: { onClose(): void }) {
	const { settings, frame, session } = useCopy();
	const { tokens: copy } = settings;
	const fieldText = useFieldText();
	const form = useForm({
		initialValues: EMPTY,
		validate: schemaResolver(newTokenSchema, { sync: true }),
	});
	const add = useChange(
		(body: typeof EMPTY) => request<NewTokenAnswer>("/tokens", { method: "POST", body }),
		{ reads },
	);
	if (add.data) {
		return (
			<Stack gap="sm">
				<Text size="sm">{copy.once}</Text>
				<CopyField label={copy.token} value={add.data.token}>
					<Button variant="subtle" color="gray" onClick={onClose}>
						{frame.close}
					</Button>
				</CopyField>
			</Stack>
		);
	}
	return (
		<form onSubmit={form.onSubmit((values) => add.mutate(values), focusError)} noValidate>
			<Stack>
				<TextInput
					{...form.getInputProps("name")}
					error={fieldText(form.errors.name)}
					label={copy.name}
					description={copy.nameHint}
					autoComplete="off"
					autoFocus
				/>
				<Select
					{...form.getInputProps("scope")}
					label={copy.scope}
					data={TOKEN_SCOPES.map((value) => ({ value, label: copy.scopes[value] }))}
					allowDeselect={false}
				/>
				<OwnPassword
					{...form.getInputProps("password")}
					error={form.errors.password && session.missingPassword}
					refusal={add.error}
				/>
				{!isWrongPassword(add.error) && <ErrorAlert error={add.error} />}
				<FormButtons isPending={add.isPending} onCancel={onClose}>
					{copy.create}
				</FormButtons>
			</Stack>
		</form>
	);
}
