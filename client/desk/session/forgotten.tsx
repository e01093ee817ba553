import { Anchor, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { sendsMail } from "../parts/sends-mail.ts";

/** Asks for a link by mail to choose another password. */
export const useLinkRequest = () =>
	useMutation({
		mutationFn: (email: string) =>
			request("/link/request", { method: "POST", body: { email }, anonymous: true }),
	});

/** The way back for a forgotten password: a link by mail, or one from an owner. */
export function Forgotten({
	ask,
	onClick,
}: {
	ask: ReturnType<typeof useLinkRequest>;
	onClick(): void;
}) {
	const { session: copy } = useCopy();
	if (!sendsMail) {
		return (
			<Text size="sm" c="dimmed">
				{copy.forgotten.askOwner}
			</Text>
		);
	}
	if (ask.isSuccess) {
		return (
			<Text size="sm" role="status">
				{copy.forgotten.sent}
			</Text>
		);
	}
	return (
		<>
			<Anchor component="button" type="button" size="sm" disabled={ask.isPending} onClick={onClick}>
				{copy.forgotten.button}
			</Anchor>
			<ErrorAlert error={ask.error} />
		</>
	);
}
