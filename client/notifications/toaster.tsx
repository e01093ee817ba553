import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { Themed } from "../theme/themed.tsx";
import type { Toast } from "./toast.tsx";
import styles from "./toaster.module.css";

/** Milliseconds that a success stays; errors stay until they are closed. */
const SUCCESS_STAYS = 8000;

export function Toaster() {
	// At the top of a narrow screen it would cover a dialog's title and close button.
	const narrow = matchMedia("(width < 48rem)").matches;
	return (
		<Themed>
			<Notifications
				position={narrow ? "bottom-center" : "top-right"}
				containerWidth={420}
			/>
		</Themed>
	);
}

/** The id of the error toast: only one is shown, and a success hides it. */
const ERROR = "error";

export function showToast(toast: Toast, closeLabel: string): void {
	notifications.hide(ERROR);
	notifications.show({
		...(toast.tone === "error" && { id: ERROR }),
		title: toast.title,
		message: toast.description,
		color: toast.tone === "error" ? "red" : "teal",
		autoClose: toast.tone === "error" ? false : SUCCESS_STAYS,
		role: toast.tone === "error" ? "alert" : "status",
		classNames: styles,
		closeButtonProps: { "aria-label": closeLabel },
	});
}
