import { useDocumentTitle } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useCopy } from "../language/language.tsx";
import { siteName } from "../parts/mark.tsx";
import { Card } from "./card.tsx";
import { sessionQuery } from "./session.tsx";
import { SignIn } from "./sign-in.tsx";

/** Shown at every URL of the desk until the visitor has signed in; then the URL shows its own page. */
export function SignInPage() {
	const { session: copy } = useCopy();
	const queries = useQueryClient();
	const title = copy.title(siteName);
	useDocumentTitle(title);
	return (
		<Card title={title}>
			<SignIn onSignedIn={(session) => queries.setQueryData(sessionQuery.queryKey, session)} />
		</Card>
	);
}
