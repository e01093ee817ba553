import { Page } from "../parts/page.tsx";
import { Password } from "./password.tsx";
import { Profile } from "./profile.tsx";
import { SecondFactor } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

/** `/desk/settings`: what belongs to the person who is signed in. */
export function Component() {
	return (
		<Page name="settings">
			<Profile />
			<SecondFactor />
			<Password />
			<Sessions />
		</Page>
	);
}
