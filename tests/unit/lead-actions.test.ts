import { expect, test } from "vitest";
import { ACTIONS } from "../../client/desk/leads/actions.ts";

test.each([
	["failed", true, true],
	["failed", false, true],
	["pending", true, true],
	["pending", false, false],
	["delivered", true, false],
	["quarantined", true, false],
] as const)("a %s lead (webhook: %s) can be handed over again: %s", (state, hasWebhook, can) => {
	expect(ACTIONS.retry.fits({ state, hasWebhook, answeredAt: null, unread: false })).toBe(can);
});
