import { useForm } from "@mantine/form";
import { useCopy } from "../language/language.tsx";

/** The form with which a signed-in person confirms a change: password and a code of the second factor. */
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
