import "@mantine/core/styles/Notification.layer.css";
import "@mantine/notifications/styles.layer.css";
import { Notifications, notifications } from "@mantine/notifications";
import { createPortal } from "react-dom";
import { PHONE } from "../layout/breakpoints.ts";
import { Themed } from "../theme/themed.tsx";
import type { Toast } from "./toast.tsx";
import styles from "./toaster.module.css";

/** Milliseconds that a toast stays; an error that is said nowhere else stays until it is closed. */
const STAYS = 5000;

/** @param props.place takes the toasts in; without it they stand at the edge of the screen. */
export function Toaster({ place }: { place: HTMLElement | null }) {
	const narrow = matchMedia(PHONE).matches;
	return (
		<Themed>
			{place ? (
				createPortal(
					<Notifications
						withinPortal={false}
						position="top-right"
						classNames={{ root: styles.inPlace }}
					/>,
					place,
				)
			) : (
				<Notifications position={narrow ? "bottom-center" : "bottom-left"} containerWidth={420} />
			)}
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
		autoClose: toast.tone === "error" && !toast.isBrief ? false : STAYS,
		role: toast.tone === "error" ? "alert" : "status",
		classNames: styles,
		closeButtonProps: { "aria-label": closeLabel },
	});
}
