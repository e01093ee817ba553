/*
 * Loaded into a server with `node --import`: its waits (`setTimeout` of node:timers/promises) take a
 * hundredth of their time.
 */
import { syncBuiltinESMExports } from "node:module";
import timers from "node:timers/promises";

const { setTimeout } = timers;
const shortened = <T>(
	delay = 0,
	...rest: [value?: T, options?: Parameters<typeof setTimeout>[2]]
) => setTimeout(delay / 100, ...rest);
Object.assign(timers, { setTimeout: shortened });
syncBuiltinESMExports();
