import { expect, test } from "vitest";
import { ACTIONS } from "../../client/desk/leads/actions.ts";

const LEAD = { hasWebhook: true, answeredAt: null, unread: false, tellsErasure: false };

test.each([
	["failed", true, true],
	["failed", false, true],
	["pending", true, true],
	["pending", false, false],
	["delivered", true, false],
	["quarantined", true, false],
] as const)("a %s lead (webhook: %s) can be handed over again: %s", (state, hasWebhook, can) => {
	expect(ACTIONS.retry.fits({ ...LEAD, state, hasWebhook })).toBe(can);
});

test.each([
	["pending", null, false, true],
	["pending", "2026-11-20T09:00:00Z", false, false],
	["quarantined", "2026-11-20T09:00:00Z", false, true],
	["pending", null, true, false],
	["failed", null, true, true],
] as const)(
	"a %s lead (answered: %s, tells of an erasure: %s) can be discarded: %s",
	(state, answeredAt, tellsErasure, can) => {
		expect(ACTIONS.discard.fits({ ...LEAD, state, answeredAt, tellsErasure })).toBe(can);
	},
);
