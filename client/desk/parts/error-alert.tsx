import { Alert } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useProblemText } from "../language/problems.ts";

/** Says why a request was refused; nothing without an error. A screen reader reads it at once. */
export function ErrorAlert({
	error,
	children,
}: {
	error?: unknown;
	/** Instead of the error's own words. */
	children?: ReactNode;
}) {
	const textOf = useProblemText();
	const text = children ?? (error ? textOf(error) : undefined);
	if (!text) return null;
	return (
		<Alert
			role="alert"
			variant="light"
			icon={<IconAlertCircle size={18} aria-hidden="true" />}
			styles={{
				root: { background: "var(--overdue-ground)", border: 0 },
				icon: { color: "var(--overdue)" },
				message: { color: "var(--overdue)" },
			}}
		>
			{text}
		</Alert>
	);
}
