/** A file as a data URL. @throws where it cannot be read. */
export function readAsDataUrl(file: Blob): Promise<string> {
	// Safari 17.0 to 17.3 has no Promise.withResolvers.
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}
