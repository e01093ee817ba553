import type { FastifyBaseLogger } from "fastify";
import type { Reading } from "./part.ts";
import type { Turn } from "./turn.ts";

/** What the alert webhook gets. */
export interface Notice {
	type: "part.failed" | "part.recovered";
	/** For a chat. */
	text: string;
	data: { part: string; replica?: string };
}

/** Rounds with the same result before it is announced: a restart takes less than two. */
const ROUNDS = 2;

interface Options {
	site: string;
	/** The name of this replica, for the parts that each replica has. */
	replica: string;
	turn: Turn;
	/** @returns whether the notice arrived; if not, the next round tries again. */
	send(notice: Notice): Promise<boolean>;
	log: FastifyBaseLogger;
}

/**
 * Announces the start and the end of each trouble once: a part of the whole site by one replica, a part of
 * a replica by itself. Each replica logs what it sees.
 */
export function createAnnouncer({ site, replica, turn, send, log }: Options) {
	/** By part: its last result, and for how many rounds it has been that. */
	const streaks = new Map<string, { isBad: boolean; rounds: number }>();
	/** The parts whose trouble was announced, by this replica or by the one whose turn it is. */
	const announced = new Set<string>();
	/** Whether this replica knows what was announced before its turn. */
	let isRead = false;
	let isWritten = true;

	/** @returns the part's result once it has lasted; undefined before. */
	function settle({ name, status, trouble }: Reading): boolean | undefined {
		if (status === "unknown") return undefined;
		const isBad = trouble !== undefined;
		const before = streaks.get(name);
		const rounds = before?.isBad === isBad ? before.rounds + 1 : 1;
		streaks.set(name, { isBad, rounds });
		if (rounds === ROUNDS && isBad) {
			log.error({ part: name, toDo: trouble.toDo }, trouble.what);
		}
		return rounds >= ROUNDS ? isBad : undefined;
	}

	function describe(reading: Reading, isBad: boolean): Notice {
		const { name: part, isOfReplica, trouble } = reading;
		const where = isOfReplica ? `${site} (replica ${replica})` : site;
		return {
			type: isBad ? "part.failed" : "part.recovered",
			text: trouble
				? `${where}: ${trouble.what}. ${trouble.toDo}.`
				: `${where}: ${part} works again.`,
			data: { part, ...(isOfReplica && { replica }) },
		};
	}

	const remember = (part: string, isBad: boolean): void => {
		announced[isBad ? "add" : "delete"](part);
	};

	async function announceOne(reading: Reading, isOurs: boolean) {
		const isBad = settle(reading);
		if (isBad === undefined || isBad === announced.has(reading.name)) return;
		// Another replica announces it now; this one knows what to go on with.
		if (!isOurs && !reading.isOfReplica) return remember(reading.name, isBad);
		const notice = describe(reading, isBad);
		if (!(await send(notice))) return;
		if (!isBad) log.info({ part: reading.name }, notice.text);
		remember(reading.name, isBad);
		isWritten = false;
	}

	return {
		/** One round. */
		async announce(readings: readonly Reading[]): Promise<void> {
			const shared = readings.filter(({ isOfReplica }) => !isOfReplica);
			const isOurs = await turn.isOurs();
			const earlier = isOurs && !isRead ? await turn.read() : [];
			for (const part of earlier ?? []) announced.add(part);
			isRead = isOurs && earlier !== undefined;
			await Promise.all(readings.map((one) => announceOne(one, isOurs)));
			if (isWritten || !isRead) return;
			const names = shared.map(({ name }) => name);
			isWritten = await turn.write(names.filter((name) => announced.has(name)));
		},
	};
}
