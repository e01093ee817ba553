/** The commands of the buttons above the text. */
export const MARKS = [
	"heading",
	"subheading",
	"bold",
	"italic",
	"link",
	"list",
	"numbers",
	"quote",
	"code",
] as const;

export type Mark = (typeof MARKS)[number];

/** Stand before each line. */
const PREFIXES: Partial<Record<Mark, (number: number) => string>> = {
	heading: () => "## ",
	subheading: () => "### ",
	list: () => "- ",
	numbers: (number) => `${number}. `,
	quote: () => "> ",
};

/** A line has one of these only. */
const PREFIX = /^(?:#{1,6} |[-*+] |\d+[.)] |> )/;

/** Stand around the text. */
const AROUND: Partial<Record<Mark, string>> = { bold: "**", italic: "*", code: "`" };

const URL_TO_TYPE = "https://";

/** A part of a text to replace, and the selection afterwards. Places in UTF-16 code units. */
export interface Replacement {
	from: number;
	to: number;
	text: string;
	select: [from: number, to: number];
}

/** Marks the selection in a Markdown text: whole lines, or the words themselves. A second time takes the mark away. */
export function markText(value: string, from: number, to: number, mark: Mark): Replacement {
	const prefix = PREFIXES[mark];
	if (prefix) return markLines(value, from, to, prefix);
	const selected = value.slice(from, to);
	if (mark === "link") return toLink(from, to, selected);
	const isOnEmptyLine = /(?:^|\n)$/.test(value.slice(0, from)) && /^(?:\n|$)/.test(value.slice(to));
	if (mark === "code" && (selected.includes("\n") || (selected === "" && isOnEmptyLine))) {
		return fence(value, from, to);
	}
	return toggle(value, from, to, AROUND[mark] ?? "");
}

function markLines(
	value: string,
	from: number,
	to: number,
	prefix: (number: number) => string,
): Replacement {
	const start = value.lastIndexOf("\n", from - 1) + 1;
	const next = value.indexOf("\n", to);
	const end = next < 0 ? value.length : next;
	const lines = value.slice(start, end).split("\n");
	const isMarked = lines.every((line, index) => line.startsWith(prefix(index + 1)));
	const text = lines
		.map((line, index) => (isMarked ? "" : prefix(index + 1)) + line.replace(PREFIX, ""))
		.join("\n");
	return { from: start, to: end, text, select: [start + text.length, start + text.length] };
}

/** Selects the missing part of a link: its URL, or its text if that is empty. */
function toLink(from: number, to: number, selected: string): Replacement {
	const text = `[${selected}](${URL_TO_TYPE})`;
	const url = from + selected.length + 3;
	const select: Replacement["select"] = selected
		? [url, url + URL_TO_TYPE.length]
		: [from + 1, from + 1];
	return { from, to, text, select };
}

function toggle(value: string, from: number, to: number, mark: string): Replacement {
	const selected = value.slice(from, to);
	const before = from - mark.length;
	if (isMarked(value, from, to, mark)) {
		return {
			from: before,
			to: to + mark.length,
			text: selected,
			select: [before, to - mark.length],
		};
	}
	if (from === to && isBeforeClosing(value, from, mark)) {
		const behind = from + mark.length;
		return { from, to, text: "", select: [behind, behind] };
	}
	// Marks hold within a paragraph, and not beside a blank.
	const text = selected
		.split(/(\n\s*\n)/)
		.map((part) => (part.trim() ? part.replace(part.trim(), (words) => mark + words + mark) : part))
		.join("");
	const inner = selected.trim();
	const [first, last] =
		text === mark + inner + mark || selected === ""
			? [mark.length, mark.length + inner.length]
			: [0, text.length];
	return { from, to, text: text || mark + mark, select: [from + first, from + last] };
}

/** Whether a mark stands around a part. `**` is not `*` twice, and `***` is both. */
function isMarked(value: string, from: number, to: number, mark: string): boolean {
	const [before = ""] =
		new RegExp(`(?<![${mark[0]}])[${mark[0]}]*$`).exec(value.slice(0, from)) ?? [];
	const [after = ""] = new RegExp(`^[${mark[0]}]*`).exec(value.slice(to)) ?? [];
	const around = Math.min(before.length, after.length);
	return mark.length === 1 ? around % 2 === 1 : around >= mark.length;
}

/** Whether the cursor stands before the mark that ends a marked part of its line. */
function isBeforeClosing(value: string, at: number, mark: string): boolean {
	if (!value.startsWith(mark, at)) return false;
	const before = value.slice(value.lastIndexOf("\n", at - 1) + 1, at).replace(PREFIX, "");
	// `**` is not `*` twice.
	const marks = (mark === "*" ? before.replaceAll("**", "") : before).split(mark).length - 1;
	const isOpen = marks % 2 === 1;
	const isOther = mark === "*" && value.startsWith("**", at) && !value.startsWith("***", at);
	return isOpen && !isOther;
}

/** Lines of code, between fences; the cursor stands where the language is missing, or the code. */
function fence(value: string, from: number, to: number): Replacement {
	const block = `\`\`\`\n${value.slice(from, to).replace(/\n$/, "")}\n\`\`\``;
	const cursor = from === to ? 4 : 3;
	const { text, select } = asBlock(value.slice(0, from) + value.slice(to), from, block, cursor);
	return { from, to, text, select };
}

/** Inserts a block after the line, with blank lines around it. @param cursor its place in the block. */
export function asBlock(value: string, at: number, block: string, cursor: number): Replacement {
	const next = value.indexOf("\n", at);
	const end = next < 0 ? value.length : next;
	const before = value.slice(0, end);
	const after = value.slice(end);
	const gap = before === "" || before.endsWith("\n\n") ? "" : before.endsWith("\n") ? "\n" : "\n\n";
	const rest = after === "" ? "\n\n" : after.startsWith("\n\n") ? "" : "\n";
	const place = end + gap.length + cursor;
	return { from: end, to: end, text: gap + block + rest, select: [place, place] };
}
