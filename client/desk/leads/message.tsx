import { Anchor } from "@mantine/core";
import { LinkifyIt } from "linkify-it";

/** What a message says outright: `https://…`, or a mail address. */
const linkify = new LinkifyIt().add("ftp:", null).add("//", null);

/** A message in its parts; a link has its URL. */
export function partsOf(message: string): { text: string; url?: string }[] {
	const parts: { text: string; url?: string }[] = [];
	let end = 0;
	for (const { index, lastIndex, text, url } of linkify.match(message) ?? []) {
		parts.push({ text: message.slice(end, index) }, { text, url });
		end = lastIndex;
	}
	return [...parts, { text: message.slice(end) }].filter(({ text }) => text !== "");
}

/** A message with its links, each of which shows where it leads. */
export function Message({ text }: { text: string }) {
	return partsOf(text).map((part, index) =>
		part.url ? (
			<Anchor
				// biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change.
				key={index}
				href={part.url}
				target="_blank"
				rel="noopener noreferrer"
				inherit
			>
				{part.text}
			</Anchor>
		) : (
			part.text
		),
	);
}
