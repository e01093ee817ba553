import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { Page } from "../parts/page.tsx";
import { useAccount } from "../session/session.tsx";
import { Password } from "./password.tsx";
import { Profile } from "./profile.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

/** `/desk/settings`: what belongs to the person who is signed in. */
export function Component() {
	const { frame } = useCopy();
	const isOwner = useAccount().role === "owner";
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
		</Page>
	);
}
