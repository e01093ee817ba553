import { Button, Group, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useCopy } from "../language/language.tsx";
import { CopyButton } from "../parts/copy-button.tsx";
import styles from "./second-factor-setup.module.css";
import { sessionQuery } from "./session.tsx";

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onStored }: { codes: string[]; onStored(): void }) {
	const queries = useQueryClient();
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
			<Button
				onClick={async () => {
					await queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
					onStored();
				}}
			>
				{copy.stored}
			</Button>
		</Stack>
	);
}
