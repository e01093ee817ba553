import { readFile } from "node:fs/promises";

/** The folder of the scripts that the build makes for inlining. */
const FOLDER = "dist/inline";

/** The scripts that every document carries inline, as source text. */
export interface InlineScripts {
	/** In the head: client/start/early-clicks.ts. */
	earlyClicks: string;
	/** At the end of the body: client/start/late-start.ts. */
	lateStart: string;
}

/** @throws when the client has not been built. */
export async function readInlineScripts(): Promise<InlineScripts> {
	const read = async (name: string) => (await readFile(`${FOLDER}/${name}.js`, "utf8")).trim();
	return {
		earlyClicks: await read("early-clicks"),
		lateStart: await read("late-start"),
	};
}
