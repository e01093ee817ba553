import { Anchor, Text } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { sendsMail } from "../parts/sends-mail.ts";

/** What somebody does who has forgotten the password: asks for a link by mail, or an owner for one. */
export function Forgotten({
	email,
	onMissing,
}: {
	/** As it was typed. */
	email: string;
	/** There is no address yet. */
	onMissing(): void;
}) {
	const { session: copy } = useCopy();
	const ask = useMutation({
		mutationFn: () =>
			request("/link/request", { method: "POST", body: { email }, anonymous: true }),
	});
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
			<Anchor
				component="button"
				type="button"
				size="sm"
				disabled={ask.isPending}
				onClick={() => (email.trim() ? ask.mutate() : onMissing())}
			>
				{copy.forgotten.button}
			</Anchor>
			<ErrorAlert error={ask.error} />
		</>
	);
}
