import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { Page } from "../parts/page.tsx";
import { useAccount } from "../session/session.tsx";
import { Password } from "./password.tsx";
import { Profile } from "./profile.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";
import { Tokens } from "./tokens.tsx";

/** `/desk/settings`: the signed-in person's own settings. */
export function Component() {
	const { frame } = useCopy();
	const { role } = useAccount();
	const isOwner = role === "owner";
	const writesPosts = role !== "sales";
	return (
		<Page
			name="settings"
			actions={
				isOwner && (
					<Button component={Link} to="/site" variant="default">
						{frame.site}
					</Button>
				)
			}
		>
			<Profile />
			<SecondFactor />
			<Password />
			<Sessions />
			{writesPosts && <Tokens />}
		</Page>
	);
}
