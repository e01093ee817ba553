import { Stack } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { SiteAnswer } from "../../../shared/desk/site.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Page } from "../parts/page.tsx";
import { Contact } from "./contact.tsx";
import { Links } from "./links.tsx";
import { SITE_QUERY } from "./part-form.tsx";
import { People } from "./people.tsx";
import { Publisher } from "./publisher.tsx";
import { Quotes } from "./quotes.tsx";

/** `/desk/site`: the firm's details that the site shows. */
export function Component() {
	const { site: copy } = useCopy();
	const { data, error } = useQuery({
		queryKey: SITE_QUERY,
		queryFn: ({ signal }) => request<SiteAnswer>("/site", { signal }),
		// The forms keep the values they started from; the next visit reads them again.
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: 0,
	});
	return (
		<Page name="site" text={copy.text}>
			<ErrorAlert error={error} />
			{data && (
				<Stack gap="lg">
					<Publisher answer={data} />
					<People answer={data} />
					<Contact answer={data} />
					<Quotes answer={data} />
					<Links answer={data} />
				</Stack>
			)}
		</Page>
	);
}
