import * as v from "valibot";
import { required, UNPRINTABLE } from "../text.ts";
import { passwordField } from "./session.ts";

/** A program's rights on posts; `write` includes `read`. */
export const TOKEN_SCOPES = ["read", "write"] as const;

export type TokenScope = (typeof TOKEN_SCOPES)[number];

/** `POST /api/desk/tokens` → 201 `NewTokenAnswer` | 403 `wrong_credentials` | 429 */
export const newTokenSchema = v.strictObject({
	name: required(100, UNPRINTABLE),
	scope: v.picklist(TOKEN_SCOPES, "invalid"),
	password: passwordField,
});

/** A token of the signed-in account. Times as ISO 8601. */
export interface AccessToken {
	id: string;
	name: string;
	scope: TokenScope;
	createdAt: string;
	lastUsedAt: string | null;
}

/** `GET /api/desk/tokens` → 200 */
export interface TokensAnswer {
	tokens: AccessToken[];
}

export interface NewTokenAnswer {
	/** Shown once. */
	token: string;
}

export type TokensProblem = "tokens_too_many";
