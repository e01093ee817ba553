import { queryOptions } from "@tanstack/react-query";
import type { AccountsAnswer } from "../../../shared/desk/accounts.ts";
import { request } from "./request.ts";

/** All accounts, for their page and for the palette. */
export const accountsQuery = queryOptions({
	queryKey: ["accounts"],
	queryFn: ({ signal }) => request<AccountsAnswer>("/accounts", { signal }),
});
