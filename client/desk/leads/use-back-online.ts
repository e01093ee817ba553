import { useWindowEvent } from "@mantine/hooks";
import { isOffline } from "../api/request.ts";

/** Once the network is back, forgets that a change did not reach the server: it can be sent now. */
export function useBackOnline({ error, reset }: { error: unknown; reset(): void }): void {
	useWindowEvent("online", () => {
		if (isOffline(error)) reset();
	});
}
