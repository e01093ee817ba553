import { useWindowEvent } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { useEffect, useRef } from "react";
import { IN_TEXT } from "../../../shared/picture-reference.ts";
import { randomId } from "../../../shared/random-id.ts";
import { isOffline } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { useProblemText } from "../language/problems.ts";
import { preparePicture } from "../parts/prepare-picture.ts";
import { usePictureChanges } from "./use-posts.ts";

/**
 * Stores a picture for the text, under an id that the text can name.
 * @param isOpen whether the text is still there; if it is not, a toast says so.
 */
export function useUpload(post: string, isOpen: () => boolean) {
	const { add } = usePictureChanges(post, { toastsErrors: false });
	const { pictures: copy } = useCopy().posts;
	const problemText = useProblemText();
	useWindowEvent("beforeunload", (event) => {
		if (add.isPending) event.preventDefault();
	});
	const say = useRefusals();
	return async (file: File): Promise<string | undefined> => {
		const id = randomId();
		const picture = async () => ({
			id,
			position: IN_TEXT,
			alt: "",
			image: await preparePicture(file),
		});
		return add.mutateAsync(picture).then(
			() => {
				const message = copy.notInText(file.name);
				if (!isOpen()) notifications.show({ id: message, autoClose: false, message });
				return id;
			},
			(error) => {
				say(file.name, isOffline(error) ? undefined : problemText(error));
				return undefined;
			},
		);
	};
}

/** @returns a function that says which file was not stored and why: one toast for each reason, until the post is left. */
function useRefusals() {
	const { pictures: copy } = useCopy().posts;
	const toasts = useRef(new Map<string | undefined, { id: string; names: string[] }>());
	useEffect(() => {
		const shown = toasts.current;
		return () => {
			for (const { id } of shown.values()) notifications.hide(id);
		};
	}, []);
	return (name: string, why: string | undefined): void => {
		const { id, names } = toasts.current.get(why) ?? { id: randomId(), names: [] };
		const all = [...names, name];
		toasts.current.set(why, { id, names: all });
		const show = names.length > 0 ? notifications.update : notifications.show;
		show({
			id,
			color: "red",
			autoClose: false,
			message: copy.notUploaded(all, why),
			onClose: () => toasts.current.delete(why),
		});
	};
}
