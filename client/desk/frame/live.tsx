import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useRef, useState } from "react";
import type { LeadChange } from "../../../shared/desk/leads.ts";
import { useAccount } from "../session/session.tsx";
import { readsLeads } from "./pages.ts";

/** Whether changes arrive by themselves. */
export type LiveState = "live" | "connecting" | "offline";

const LiveContext = createContext<{
	state: LiveState;
	listen(listener: (event: LeadChange) => void): () => void;
}>({ state: "connecting", listen: () => () => undefined });

/** How long to wait after a connection that the server refused or closed for good, in ms. */
const RETRY = 10_000;

/** Keeps one stream of the server's events open for all pages, where the account reads leads. */
export function Live({ children }: { children: ReactNode }) {
	const queries = useQueryClient();
	const isListening = readsLeads(useAccount().role);
	const [state, setState] = useState<LiveState>("connecting");
	const listeners = useRef(new Set<(event: LeadChange) => void>());

	useEffect(() => {
		if (!isListening) return;
		let source: EventSource;
		let timer: ReturnType<typeof setTimeout>;
		let wasLost = false;
		const connect = () => {
			source = new EventSource("/api/desk/events");
			source.onopen = () => {
				setState("live");
				// Events of the time without a connection are lost.
				if (wasLost) queries.invalidateQueries();
				wasLost = false;
			};
			source.onerror = () => {
				wasLost = true;
				setState("offline");
				// The browser tries again by itself unless the server refused.
				if (source.readyState === EventSource.CLOSED) {
					timer = setTimeout(connect, RETRY);
				}
			};
			source.addEventListener("leads", ({ data }) => {
				const event: LeadChange = JSON.parse(data);
				for (const notify of listeners.current) notify(event);
				queries.invalidateQueries({ queryKey: ["overview"] });
			});
		};
		connect();
		return () => {
			clearTimeout(timer);
			source.close();
		};
	}, [queries, isListening]);

	const [listen] = useState(() => (listener: (event: LeadChange) => void) => {
		listeners.current.add(listener);
		return () => {
			listeners.current.delete(listener);
		};
	});
	return <LiveContext value={{ state, listen }}>{children}</LiveContext>;
}

export const useLiveState = (): LiveState => use(LiveContext).state;

/** Calls the listener for every lead that changes while the component is shown. */
export function useLeadEvents(listener: (event: LeadChange) => void): void {
	const { listen } = use(LiveContext);
	const current = useRef(listener);
	useEffect(() => {
		current.current = listener;
	});
	useEffect(() => listen((event) => current.current(event)), [listen]);
}
