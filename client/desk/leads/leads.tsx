import { Title } from "@mantine/core";
import { useCopy } from "../language/language.tsx";

export function Component() {
	return (
		<Title order={1} p="md">
			{useCopy().frame.leads}
		</Title>
	);
}
