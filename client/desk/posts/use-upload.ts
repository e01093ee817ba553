import { useWindowEvent } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
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
				const why = isOffline(error) ? undefined : problemText(error);
				const message = copy.notUploaded(file.name, why);
				notifications.show({ id: message, color: "red", autoClose: false, message });
				return undefined;
			},
		);
	};
}
