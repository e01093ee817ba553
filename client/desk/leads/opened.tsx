import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { DeskProblem } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";
import { LeadView } from "./lead.tsx";
import { Failed } from "./notices.tsx";
import type { Inbox } from "./use-inbox.ts";
import { useLead } from "./use-leads.ts";

/** The lead that the URL names, once it is loaded. */
export function Opened({ id, inbox }: { id: string; inbox: Inbox }) {
	const { gone } = useCopy().leads;
	const { data: lead, error, refetch } = useLead(id);
	if (error instanceof DeskProblem && error.status === 404) {
		return (
			<Notice title={gone.title} text={gone.text}>
				<Button variant="default" component={Link} to={inbox.backTo}>
					{gone.back}
				</Button>
			</Notice>
		);
	}
	if (lead) return <LeadView lead={lead} inbox={inbox} />;
	return error ? <Failed error={error} retry={() => refetch()} /> : null;
}
