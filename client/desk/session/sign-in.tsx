import { Anchor, Button, Stack, TextInput } from "@mantine/core";
import { schemaResolver, useForm } from "@mantine/form";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type SessionAnswer, signInSchema } from "../../../shared/desk/session.ts";
import { DeskProblem, request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { focusError, focusField } from "../parts/focus-error.ts";
import { PasswordField } from "../parts/password-field.tsx";
import { Forgotten, useLinkRequest } from "./forgotten.tsx";

interface SignInProps {
	/** Given after a session has ended: only the password is missing. */
	email?: string;
	/** Whether its first field gets the focus, as it does unless given. */
	takesFocus?: boolean;
	onSignedIn(session: SessionAnswer): void;
}

/** The error of an empty address when asking for a new password. */
const FORGOTTEN = "forgotten";

/** Whether the account wants a code; from then on the form shows its field. */
const wantsCode = (error: unknown) =>
	error instanceof DeskProblem && (error.code === "code_needed" || error.code === "code_wrong");

/** Email and password, then the second factor where the account has one. */
export function SignIn({ email, takesFocus = true, onSignedIn }: SignInProps) {
	const { session: copy, labels, problems } = useCopy();
	const codeField = useRef<HTMLInputElement>(null);
	const [isCodeMissing, setCodeMissing] = useState(false);
	const form = useForm({
		initialValues: { email: email ?? "", password: "", code: "" },
		validateInputOnBlur: false,
		validate: (values) => schemaResolver(signInSchema, { sync: true })(toBody(values)),
		transformValues: toBody,
	});
	const signIn = useMutation({
		mutationFn: (body: ReturnType<typeof toBody>) =>
			request<SessionAnswer>("/session", {
				method: "POST",
				body,
				anonymous: true,
			}),
		onSuccess: onSignedIn,
		onError: (error) => {
			if (wantsCode(error)) setTimeout(() => codeField.current?.focus());
		},
	});
	const link = useLinkRequest();
	/** Whether it was asked for before there was an address to send it to. */
	const [wantsLink, setWantsLink] = useState(false);
	const wait = useRetryTime(signIn.error);
	const codeStep = wantsCode(signIn.error) || form.values.code !== "";
	const needsCodeOnly = signIn.error instanceof DeskProblem && signIn.error.code === "code_needed";

	return (
		<form
			onSubmit={form.onSubmit(
				(values) => {
					const isMissing = codeStep && !values.code;
					setCodeMissing(isMissing);
					if (isMissing) codeField.current?.focus();
					else signIn.mutate(values);
				},
				(errors, { email: typed }) => {
					if (!wantsLink || errors.email) return focusError(errors);
					// A link needs no password.
					form.clearErrors();
					link.mutate(typed);
				},
			)}
			noValidate
		>
			<Stack gap="md">
				{email ? (
					// Tells password managers whose password it is.
					<input type="email" autoComplete="username" value={email} readOnly hidden />
				) : (
					<TextInput
						{...form.getInputProps("email")}
						error={
							form.errors.email === FORGOTTEN
								? copy.forgotten.missingEmail
								: form.errors.email && copy.missingEmail
						}
						label={labels.email}
						type="email"
						autoComplete="username"
						autoFocus={takesFocus}
						size="md"
						disabled={codeStep}
					/>
				)}
				<PasswordField
					{...form.getInputProps("password")}
					error={form.errors.password && copy.missingPassword}
					label={labels.password}
					autoComplete="current-password"
					autoFocus={takesFocus && Boolean(email)}
					size="md"
					disabled={codeStep}
				/>
				{codeStep && (
					<TextInput
						{...form.getInputProps("code")}
						ref={codeField}
						error={isCodeMissing && copy.missingCode}
						label={copy.code}
						description={`${copy.codeHint} ${copy.recoveryHint}`}
						autoComplete="one-time-code"
						autoFocus
						spellCheck={false}
						size="md"
					/>
				)}
				{needsCodeOnly ? null : wait ? (
					<ErrorAlert>{problems.wait(wait)}</ErrorAlert>
				) : (
					<ErrorAlert error={signIn.error} />
				)}
				<Button
					type="submit"
					size="md"
					fullWidth
					loading={signIn.isPending}
					disabled={wait !== undefined}
				>
					{copy.signIn}
				</Button>
				{codeStep ? (
					<Anchor
						component="button"
						type="button"
						size="sm"
						onClick={() => {
							form.setFieldValue("code", "");
							setCodeMissing(false);
							signIn.reset();
						}}
					>
						{copy.back}
					</Anchor>
				) : (
					<Forgotten
						ask={link}
						onClick={() => {
							signIn.reset();
							if (form.values.email.trim()) return link.mutate(form.values.email);
							setWantsLink(true);
							form.setFieldError("email", FORGOTTEN);
							focusField("email");
						}}
					/>
				)}
			</Stack>
		</form>
	);
}

/** @returns the request's body: an empty code is none. */
const toBody = ({ email, password, code }: { email: string; password: string; code: string }) => ({
	email,
	password,
	...(code.trim() && { code }),
});

/**
 * Counts down until a throttled request may be repeated.
 * @returns the time left in words; undefined once there is none.
 */
function useRetryTime(error: unknown): string | undefined {
	const { format } = useLanguage();
	const [left, setLeft] = useState(0);
	const seconds = error instanceof DeskProblem ? (error.retryAfter ?? 0) : 0;

	useEffect(() => {
		if (!error || seconds === 0) return setLeft(0);
		const end = Date.now() + seconds * 1000;
		const update = () => setLeft(Math.max(0, end - Date.now()));
		update();
		const timer = setInterval(update, 1000);
		return () => clearInterval(timer);
	}, [error, seconds]);

	return left > 0 ? format.duration(Math.ceil(left / 1000) * 1000) : undefined;
}
