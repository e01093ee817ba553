import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { Themed } from "../theme/themed.tsx";
import type { Toast } from "./toast.tsx";
import styles from "./toaster.module.css";

/** How long a toast stays, in ms; errors stay until they are closed. */
const SUCCESS_STAYS = 8000;

export function Toaster() {
	return (
		<Themed>
			<Notifications position="top-right" containerWidth={420} />
		</Themed>
	);
}

export function showToast(toast: Toast, closeLabel: string): void {
	notifications.show({
		title: toast.title,
		message: toast.description,
		color: toast.tone === "error" ? "red" : "teal",
		autoClose: toast.tone === "error" ? false : SUCCESS_STAYS,
		role: toast.tone === "error" ? "alert" : "status",
		classNames: styles,
		closeButtonProps: { "aria-label": closeLabel },
	});
}
