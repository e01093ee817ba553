import { Text } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { Card } from "./card.tsx";
import { SecondFactorSetup } from "./second-factor-setup.tsx";

/** For a role that must have a second factor: nothing else opens before it is set up. */
export function RequiredSecondFactor() {
	const { secondFactor: copy } = useCopy().session;
	return (
		<Card title={copy.title}>
			<Text>{copy.required}</Text>
			<SecondFactorSetup />
		</Card>
	);
}
