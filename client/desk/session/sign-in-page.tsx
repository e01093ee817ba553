import { useDocumentTitle } from "@mantine/hooks";
import { useQueryClient } from "@tanstack/react-query";
import { useCopy } from "../language/language.tsx";
import { siteName } from "../parts/mark.tsx";
import { Card } from "./card.tsx";
import { sessionQuery } from "./session.tsx";
import { SignIn } from "./sign-in.tsx";

/** Stands at every URL of the desk until somebody has signed in; the URL then shows what it names. */
export default function SignInPage() {
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
