import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Reading } from "./part.ts";

export interface Notice {
	type: "part.failed" | "part.recovered";
	/** For a chat. */
	text: string;
	data: { part: string; replica?: string };
}

/** The parts whose trouble was announced and is not over. */
export interface Announced {
	read(): Promise<ReadonlySet<string>>;
	add(part: string): Promise<unknown>;
	delete(part: string): Promise<unknown>;
}

interface Options {
	/** Reads the parts that are announced. */
	read(): Promise<Reading[]>;
	announced: Announced;
	/** Milliseconds between two readings with the same result: a restart takes less. */
	patience: number;
	/** The site's URL, and the replica that speaks for itself. */
	where: { site: string; replica?: string };
	/** @returns whether the notice arrived. If not, the next round tries again. */
	send(notice: Notice): Promise<boolean>;
	log: FastifyBaseLogger;
	/** Ends the wait between the two readings when the server stops. */
	signal: AbortSignal;
}

/** @returns a round that announces each trouble once when it starts, and once when it ends. */
export function createAnnouncer({
	read,
	announced,
	patience,
	where: { site, replica },
	send,
	log,
	signal,
}: Options): () => Promise<void> {
	const readChanged = async (): Promise<Reading[]> => {
		const known = await announced.read();
		return (await read()).filter(
			({ name, status, trouble }) =>
				status !== "unknown" && known.has(name) !== (trouble !== undefined),
		);
	};

	const describe = ({ name: part, trouble }: Reading): Notice => {
		const from = replica === undefined ? site : `${site} (replica ${replica})`;
		return {
			type: trouble ? "part.failed" : "part.recovered",
			text: trouble ? `${from}: ${trouble.what}. ${trouble.toDo}` : `${from}: ${part} works again.`,
			data: { part, ...(replica !== undefined && { replica }) },
		};
	};

	async function announce(reading: Reading): Promise<void> {
		const { name: part, trouble } = reading;
		const notice = describe(reading);
		if (!(await send(notice))) return;
		if (trouble) log.error({ part, toDo: trouble.toDo }, trouble.what);
		else log.info({ part }, notice.text);
		await announced[trouble ? "add" : "delete"](part);
	}

	return async () => {
		const before = new Set((await readChanged()).map(({ name }) => name));
		if (before.size === 0) return;
		await sleep(patience, undefined, { signal }).catch(() => {});
		if (signal.aborted) return;
		const changed = await readChanged();
		await Promise.all(changed.filter(({ name }) => before.has(name)).map(announce));
	};
}
