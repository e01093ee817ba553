import { useForm } from "@mantine/form";
import { useCopy } from "../language/language.tsx";

/** The form with which somebody who is signed in confirms a change: a code of the second factor and the password. */
export function useConfirmation() {
	const { session } = useCopy();
	return useForm({
		initialValues: { code: "", password: "" },
		validate: {
			code: (value) => (value.trim() ? null : session.missingCode),
			password: (value) => (value ? null : session.missingPassword),
		},
	});
}
