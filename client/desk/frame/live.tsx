import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from "react";
import type { LeadChange } from "../../../shared/desk/leads.ts";
import type { PresenceEvent } from "../../../shared/desk/presence.ts";
import { useOnline } from "../parts/use-online.ts";

/** Whether changes arrive by themselves. */
export type LiveState = "live" | "connecting" | "offline";

const LiveContext = createContext<LiveState>("connecting");

/** Passes the stream's events on to those who listen. */
const events = new EventTarget();

/** Their data, by name. */
interface Events {
	leads: LeadChange;
	presence: PresenceEvent;
}

const NAMES: readonly (keyof Events)[] = ["leads", "presence"];

/** How long to wait after a connection that the server refused or closed for good, in ms. */
const RETRY = 10_000;

/** Keeps one stream of the server's events open for all pages. */
export function Live({ children }: { children: ReactNode }) {
	const queries = useQueryClient();
	const [state, setState] = useState<LiveState>("connecting");

	useEffect(() => {
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
			for (const name of NAMES) {
				source.addEventListener(name, ({ data }) =>
					events.dispatchEvent(new CustomEvent(name, { detail: JSON.parse(data) })),
				);
			}
			source.addEventListener("leads", () => queries.invalidateQueries({ queryKey: ["overview"] }));
		};
		connect();
		return () => {
			clearTimeout(timer);
			source.close();
		};
	}, [queries]);

	return <LiveContext value={state}>{children}</LiveContext>;
}

export function useLiveState(): LiveState {
	const state = use(LiveContext);
	// A stream may not notice for minutes that the network is gone.
	return useOnline() ? state : "offline";
}

/** Calls the listener for every lead that changes while the component is shown. */
export const useLeadEvents = (listener: Listener<"leads">): void => useEvents("leads", listener);

/** Calls the listener when somebody opens, leaves or saves a post or lead while the component is shown. */
export const usePresenceEvents = (listener: Listener<"presence">): void =>
	useEvents("presence", listener);

type Listener<Name extends keyof Events> = (event: Events[Name]) => void;

function useEvents<Name extends keyof Events>(name: Name, listener: Listener<Name>): void {
	const onEvent = useEffectEvent(listener);
	useEffect(() => {
		const hear = (event: Event) => event instanceof CustomEvent && onEvent(event.detail);
		events.addEventListener(name, hear);
		return () => events.removeEventListener(name, hear);
	}, [name]);
}
