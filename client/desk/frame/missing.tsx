import { Button } from "@mantine/core";
import { Link } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { Notice } from "../parts/notice.tsx";

/** A URL of the desk that names no page. */
export function Component() {
	const { missing } = useCopy().frame;
	return (
		<Notice isPage title={missing.title} text={missing.text}>
			<Button component={Link} to="/">
				{missing.back}
			</Button>
		</Notice>
	);
}
