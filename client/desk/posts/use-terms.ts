import { useQuery } from "@tanstack/react-query";
import type { TermsAnswer } from "../../../shared/desk/post-terms.ts";
import type { Language } from "../../../shared/languages.ts";
import { request } from "../api/request.ts";

/** The categories, tags and authors that the posts of a language have already. */
export const useTerms = (language: Language) =>
	useQuery({
		queryKey: ["terms", language],
		queryFn: ({ signal }) => request<TermsAnswer>(`/terms?language=${language}`, { signal }),
	});
