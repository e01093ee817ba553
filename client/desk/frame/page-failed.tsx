import { Button } from "@mantine/core";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";

/** Stands in place of a page whose code or data did not arrive, or which failed. */
export function PageFailed() {
	const { failed } = useCopy().frame;
	return (
		<Notice isPage title={failed.title} text={failed.text}>
			<Button onClick={() => window.location.reload()}>{failed.retry}</Button>
		</Notice>
	);
}
