import type { StageId } from "./stages.ts";

/** Degrees between two of the five nodes. */
const STEP = 72;

/** Where the first node stands when nothing has turned, in degrees clockwise from three o'clock. */
const TOP = -90;

/** Degrees that a stage's node stands at on the orbit that has not turned. */
export const nodeAngle = (stage: StageId): number => TOP + (stage - 1) * STEP;

/**
 * The turn, in degrees, that brings a stage's node to its place, from the turn that the orbit has
 * now and by the shorter way.
 */
export function turnTo(stage: StageId, place: number, turned: number): number {
	const target = place - nodeAngle(stage);
	const difference = (((target - turned) % 360) + 540) % 360;
	return turned + difference - 180;
}

/** The degrees of a computed `rotate` value; 0 for `none`. */
export const parseTurn = (value: string): number => Number.parseFloat(value) || 0;
