import { Button, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SessionsAnswer } from "../../../shared/desk/session.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Section } from "../parts/section.tsx";
import { Status } from "../parts/status.tsx";
import { Time } from "../parts/time.tsx";
import { useChange } from "../parts/use-change.ts";
import { SettingRow } from "./setting-row.tsx";

/** The devices on which the account is signed in; each session can be ended. */
export function Sessions() {
	const { settings, labels } = useCopy();
	const { sessions: copy } = settings;
	const { data, error } = useQuery({
		queryKey: ["sessions"],
		queryFn: ({ signal }) => request<SessionsAnswer>("/sessions", { signal }),
	});
	/** Ends a session; undefined: all others. */
	const end = useChange(
		(id: string | undefined) => request(id ? `/sessions/${id}` : "/sessions", { method: "DELETE" }),
		{ reads: ["sessions"], says: () => copy.ended },
	);
	const sessions = data?.sessions ?? [];
	return (
		<Section
			title={copy.title}
			aside={
				sessions.length > 1 && (
					<Button variant="default" size="sm" onClick={() => end.mutate(undefined)}>
						{copy.endOthers}
					</Button>
				)
			}
		>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			<ErrorAlert error={error ?? end.error} />
			<ul>
				{sessions.map(({ id, device, createdAt, lastSeenAt, current }) => (
					<SettingRow
						key={id}
						title={device}
						facts={
							<>
								{labels.lastSeen}: <Time at={lastSeenAt} /> · {copy.since}: <Time at={createdAt} />
							</>
						}
					>
						{current ? (
							<Status tone="done">{copy.current}</Status>
						) : (
							<Button
								variant="subtle"
								color="gray"
								aria-label={`${copy.end}: ${device}`}
								onClick={() => end.mutate(id)}
							>
								{copy.end}
							</Button>
						)}
					</SettingRow>
				))}
			</ul>
		</Section>
	);
}
