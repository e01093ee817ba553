import { useWindowEvent } from "@mantine/hooks";

/** A file that is dropped beside the text would otherwise be opened in place of the desk. */
export function useDropBesideText(onFiles: (files: File[]) => void) {
	const refuse = (event: DragEvent) => {
		if (event.dataTransfer?.types.includes("Files")) event.preventDefault();
	};
	useWindowEvent("dragover", refuse);
	useWindowEvent("drop", (event) => {
		// The text has taken it.
		if (event.defaultPrevented) return;
		refuse(event);
		const files = [...(event.dataTransfer?.files ?? [])];
		if (files.length > 0) onFiles(files);
	});
}
