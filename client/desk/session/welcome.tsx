import { Button, Stack, Text, TextInput } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useDocumentTitle } from "@mantine/hooks";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useNavigate } from "react-router-dom";
import {
	type LinkAnswer,
	missingCharacters,
	type SessionAnswer,
} from "../../../shared/desk/session.ts";
import { LEAD_BOUNDS } from "../../../shared/forms/field-schemas.ts";
import { DeskProblem, request } from "../api/request.ts";
import { browserLanguage, LanguageProvider, useCopy } from "../language/language.tsx";
import { fieldErrorsOf, useFieldText } from "../language/problems.ts";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError } from "../parts/focus-error.ts";
import { siteName } from "../parts/mark.tsx";
import { Card } from "./card.tsx";
import { NewPassword } from "./new-password.tsx";
import { sessionQuery } from "./session.tsx";

/** The page of a link that sets a password. The token is in the fragment, which reaches no server's log. */
export function Component() {
	const [token] = useState(() => window.location.hash.slice(1));
	return (
		<LanguageProvider language={browserLanguage()}>
			<Welcome token={token} />
		</LanguageProvider>
	);
}

function Welcome({ token }: { token: string }) {
	const { welcome: copy } = useCopy().session;
	useDocumentTitle(siteName);
	const link = useQuery({
		queryKey: ["link", token],
		queryFn: () =>
			request<LinkAnswer>("/link", {
				method: "POST",
				body: { token },
				anonymous: true,
			}),
		staleTime: Number.POSITIVE_INFINITY,
	});
	if (link.data) {
		// An invitation sets the account's language. The first owner's account has none yet.
		const { purpose, language } = link.data;
		return (
			<LanguageProvider language={purpose === "first" ? browserLanguage() : language}>
				<PasswordForm token={token} link={link.data} />
			</LanguageProvider>
		);
	}
	if (!link.error) return null;
	const isOver = link.error instanceof DeskProblem && link.error.status === 410;
	return (
		<Card title={isOver ? copy.expired : siteName}>
			<ErrorAlert error={link.error} />
			<Button component={Link} to="/" variant="default">
				{copy.toSignIn}
			</Button>
		</Card>
	);
}

/**
 * Gives an invited account the time zone of its person's browser.
 * @returns the session as it was if that fails: it can be set later.
 */
const settle = (session: SessionAnswer) =>
	request<SessionAnswer>("/profile", {
		method: "PATCH",
		body: { timeZone: here().timeZone },
	}).catch(() => session);

function PasswordForm({ token, link }: { token: string; link: LinkAnswer }) {
	const { session, labels, problems } = useCopy();
	const { welcome } = session;
	const queries = useQueryClient();
	const navigate = useNavigate();
	const fieldText = useFieldText();
	const isFirst = link.purpose === "first";
	const form = useForm({
		initialValues: {
			name: isFirst ? "" : link.name,
			email: isFirst ? "" : link.email,
			password: "",
		},
		validate: {
			name: (value) => (isFirst && value.trim() === "" ? "required" : null),
			email: (value) => (isFirst && value.trim() === "" ? "required" : null),
			password: (value) => (missingCharacters(value) > 0 ? problems.too_short : null),
		},
	});
	const save = useMutation({
		async mutationFn({ name, email, password }: typeof form.values) {
			// Null for an account with a second factor, which signs in with its code.
			const session = await request<SessionAnswer | null>("/link/password", {
				method: "POST",
				body: { token, password, ...(isFirst && { name, email, ...here() }) },
				anonymous: true,
			});
			return session && link.purpose === "invite" ? settle(session) : session;
		},
		onSuccess: (session) => {
			queries.clear();
			queries.setQueryData(sessionQuery.queryKey, session);
			navigate("/", { replace: true });
		},
		onError: (error) => form.setErrors(fieldErrorsOf(error)),
	});
	return (
		<Card title={welcome[link.purpose]}>
			<Text c="dimmed">{isFirst ? welcome.firstText : welcome.text}</Text>
			<form onSubmit={form.onSubmit((values) => save.mutate(values), focusError)} noValidate>
				<Stack>
					{isFirst && (
						<TextInput
							{...form.getInputProps("name")}
							error={fieldText(form.errors.name, LEAD_BOUNDS.name)}
							label={labels.name}
							autoComplete="name"
							autoFocus
							size="md"
						/>
					)}
					<TextInput
						{...form.getInputProps("email")}
						error={fieldText(form.errors.email, LEAD_BOUNDS.email)}
						label={labels.email}
						type="email"
						autoComplete="username"
						readOnly={!isFirst}
						variant={isFirst ? "default" : "filled"}
						size="md"
					/>
					<NewPassword
						{...form.getInputProps("password")}
						label={labels.newPassword}
						autoFocus={!isFirst}
						size="md"
					/>
					<ErrorAlert error={save.error} />
					<Button type="submit" size="md" loading={save.isPending}>
						{welcome.submit}
					</Button>
				</Stack>
			</form>
		</Card>
	);
}

/** The language and time zone of this browser. */
const here = () => ({
	language: browserLanguage(),
	timeZone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
});
