import { useNetwork } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import {
	createContext,
	type ReactNode,
	use,
	useEffect,
	useEffectEvent,
	useRef,
	useState,
} from "react";
import type { LeadChange } from "../../../shared/desk/leads.ts";
import type { PresenceEvent } from "../../../shared/desk/presence.ts";

/** Whether changes arrive by themselves. */
export type LiveState = "live" | "connecting" | "offline";

/** The events of the stream, by name. */
interface Events {
	leads: LeadChange;
	presence: PresenceEvent;
}

type Listener<Name extends keyof Events> = (event: Events[Name]) => void;

type Listeners = { [Name in keyof Events]: Set<Listener<Name>> };

const LiveContext = createContext<{
	state: LiveState;
	listen<Name extends keyof Events>(name: Name, listener: Listener<Name>): () => void;
}>({ state: "connecting", listen: () => () => undefined });

/** How long to wait after a connection that the server refused or closed for good, in ms. */
const RETRY = 10_000;

/** Keeps one stream of the server's events open for all pages. */
export function Live({ children }: { children: ReactNode }) {
	const queries = useQueryClient();
	const [state, setState] = useState<LiveState>("connecting");
	const listeners = useRef<Listeners>({ leads: new Set(), presence: new Set() });

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
			source.addEventListener("leads", ({ data }) => {
				const event: LeadChange = JSON.parse(data);
				for (const notify of listeners.current.leads) notify(event);
				queries.invalidateQueries({ queryKey: ["overview"] });
			});
			source.addEventListener("presence", ({ data }) => {
				const event: PresenceEvent = JSON.parse(data);
				for (const notify of listeners.current.presence) notify(event);
			});
		};
		connect();
		return () => {
			clearTimeout(timer);
			source.close();
		};
	}, [queries]);

	const [listen] = useState(
		() =>
			<Name extends keyof Events>(name: Name, listener: Listener<Name>) => {
				const named: Listeners[Name] = listeners.current[name];
				named.add(listener);
				return () => {
					named.delete(listener);
				};
			},
	);
	return <LiveContext value={{ state, listen }}>{children}</LiveContext>;
}

export function useLiveState(): LiveState {
	const { state } = use(LiveContext);
	// A stream may not notice for minutes that the network is gone.
	return useNetwork().online ? state : "offline";
}

/** Calls the listener for every lead that changes while the component is shown. */
export const useLeadEvents = (listener: Listener<"leads">): void => useEvents("leads", listener);

/** Calls the listener when somebody opens, leaves or saves a post or lead while the component is shown. */
export const usePresenceEvents = (listener: Listener<"presence">): void =>
	useEvents("presence", listener);

function useEvents<Name extends keyof Events>(name: Name, listener: Listener<Name>): void {
	const { listen } = use(LiveContext);
	const onEvent = useEffectEvent(listener);
	useEffect(() => listen(name, onEvent), [listen, name]);
}
