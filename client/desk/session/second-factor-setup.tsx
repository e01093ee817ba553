import { Button, Code, Group, Stack, Text, TextInput } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { request } from "../api/request.ts";
import type { RecoveryCodesAnswer, SecondFactorAnswer } from "../api/session.ts";
import { useCopy } from "../language/language.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import { Refused } from "../parts/refused.tsx";
import styles from "./second-factor-setup.module.css";

/** QR code, the app's first code, then the recovery codes, which are shown once. */
export function SecondFactorSetup({ onDone }: { onDone(): void }) {
	const { secondFactor: copy } = useCopy().session;
	const [code, setCode] = useState("");
	const start = useMutation({
		mutationFn: () => request<SecondFactorAnswer>("/second-factor", { method: "POST" }),
	});
	const confirm = useMutation({
		mutationFn: () =>
			request<RecoveryCodesAnswer>("/second-factor", {
				method: "PUT",
				body: { code },
			}),
	});

	if (confirm.data) {
		return <RecoveryCodes codes={confirm.data.recoveryCodes} onDone={onDone} />;
	}
	if (!start.data) {
		return (
			<Stack align="flex-start">
				<Button loading={start.isPending} onClick={() => start.mutate()}>
					{copy.start}
				</Button>
				<Refused error={start.error} />
			</Stack>
		);
	}
	return (
		<form
			onSubmit={(event) => {
				event.preventDefault();
				confirm.mutate();
			}}
		>
			<Stack>
				<Text>{copy.scan}</Text>
				<img className={styles.qr} src={start.data.qr} alt="" width="184" height="184" />
				<Text size="sm" c="dimmed">
					{copy.byHand} <Code>{start.data.secret}</Code>
				</Text>
				<TextInput
					label={copy.enter}
					value={code}
					onChange={({ currentTarget }) => setCode(currentTarget.value)}
					inputMode="numeric"
					autoComplete="one-time-code"
					required
					withAsterisk={false}
					maw="16rem"
				/>
				<Refused error={confirm.error} />
				<Group>
					<Button type="submit" loading={confirm.isPending}>
						{copy.confirm}
					</Button>
				</Group>
			</Stack>
		</form>
	);
}

function RecoveryCodes({ codes, onDone }: { codes: string[]; onDone(): void }) {
	const { secondFactor: copy } = useCopy().session;
	const text = codes.join("\n");
	return (
		<Stack>
			<Text fw={600}>{copy.codes}</Text>
			<Text size="sm">{copy.codesText}</Text>
			<ol className={styles.codes}>
				{codes.map((each) => (
					<li key={each}>{each}</li>
				))}
			</ol>
			<Group>
				<CopyButton value={text} />
				<Button
					variant="default"
					component="a"
					href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
					download="recovery-codes.txt"
				>
					{copy.download}
				</Button>
			</Group>
			<Button onClick={onDone}>{copy.stored}</Button>
		</Stack>
	);
}
