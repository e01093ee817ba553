import type { FastifyBaseLogger } from "fastify";
import type { Reading } from "./part.ts";
import type { SharedState } from "./shared-state.ts";

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
	shared: SharedState;
	/** @returns whether the notice arrived; if not, the next round tries again. */
	send(notice: Notice): Promise<boolean>;
	log: FastifyBaseLogger;
}

/**
 * Announces the start and the end of each trouble once: a part of the whole site by one replica, a part of
 * a replica by itself. Each replica logs what it sees.
 */
export function createAnnouncer({ site, replica, shared, send, log }: Options) {
	/** For each part: its last result, and the number of rounds with this result. */
	const streaks = new Map<string, { isBad: boolean; rounds: number }>();
	/** The parts with announced trouble, announced by this replica or by the leader. */
	const announced = new Set<string>();
	let wasLeader = true;
	/** Whether the database knows what this replica has announced. */
	let isWritten = true;

	/** @returns the part's result after enough equal rounds; undefined before. */
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
				? `${where}: ${trouble.what}. ${trouble.toDo}`
				: `${where}: ${part} works again.`,
			data: { part, ...(isOfReplica && { replica }) },
		};
	}

	const remember = (part: string, isBad: boolean): void => {
		announced[isBad ? "add" : "delete"](part);
	};

	async function announceOne(reading: Reading, isBad: boolean) {
		const notice = describe(reading, isBad);
		if (!(await send(notice))) return;
		if (!isBad) log.info({ part: reading.name }, notice.text);
		remember(reading.name, isBad);
		isWritten = false;
	}

	return {
		async announce(readings: readonly Reading[]): Promise<void> {
			const isLeader = await shared.isLeader();
			if (isLeader && isWritten) {
				for (const part of (await shared.read()) ?? []) announced.add(part);
			}
			await Promise.all(
				readings.map(async (reading) => {
					const { name, isOfReplica } = reading;
					const isBad = settle(reading);
					if (isBad === undefined || isBad === announced.has(name)) return;
					// In its first round a leader waits: the one before it may still write.
					if (isOfReplica || (isLeader && wasLeader)) {
						await announceOne(reading, isBad);
					} else if (!isLeader) remember(name, isBad);
				}),
			);
			wasLeader = isLeader;
			if (isWritten) return;
			const parts = readings
				.filter(({ name, isOfReplica }) => !isOfReplica && announced.has(name))
				.map(({ name }) => name);
			isWritten = await shared[isLeader ? "replace" : "add"](parts);
		},
	};
}
