import { openSearchPanel } from "@codemirror/search";
import type { EditorView } from "@codemirror/view";
import { ActionIcon, FileButton } from "@mantine/core";
import {
	IconBold,
	IconCode,
	IconH2,
	IconH3,
	IconItalic,
	IconLink,
	IconList,
	IconListNumbers,
	IconPhoto,
	IconQuote,
	IconSearch,
	IconTable,
} from "@tabler/icons-react";
import type { Language } from "../../../../shared/languages.ts";
import { useCopy } from "../../language/language.tsx";
import { applyMark } from "./create-view.ts";
import { MARKS, type Mark } from "./mark-text.ts";
import { insertPictures } from "./picture-uploads.ts";
import { TableButton } from "./table-button.tsx";
import styles from "./text-field.module.css";

const ICONS: Record<Mark, typeof IconBold> = {
	heading: IconH2,
	subheading: IconH3,
	bold: IconBold,
	italic: IconItalic,
	link: IconLink,
	list: IconList,
	numbers: IconListNumbers,
	quote: IconQuote,
	code: IconCode,
};

/** Before these the button for a picture stands, where a phone shows it. */
const LISTS = MARKS.indexOf("list");

/** Buttons that write Markdown. @param props.view of the text; undefined until it is there. */
export function Toolbar({
	view,
	language,
}: {
	view: EditorView | undefined;
	/** The post's language. */
	language: Language;
}) {
	const { content: copy } = useCopy().posts;
	const button = (label: string, Icon: typeof IconBold, onClick?: () => void) => (
		<ActionIcon
			key={label}
			variant="subtle"
			color="gray"
			size="lg"
			aria-label={label}
			title={label}
			// The text keeps its selection.
			onMouseDown={(event) => event.preventDefault()}
			onClick={onClick}
		>
			<Icon size={18} stroke={1.75} />
		</ActionIcon>
	);
	const write = (mark: Mark) =>
		button(copy.marks[mark], ICONS[mark], () => view && applyMark(view, mark));
	return (
		<div className={styles.marks} role="toolbar" aria-label={copy.marking}>
			{MARKS.slice(0, LISTS).map(write)}
			<FileButton
				accept="image/*"
				multiple
				inputProps={{ "aria-label": copy.picture }}
				onChange={(files) => view && insertPictures(view, files)}
			>
				{({ onClick }) => button(copy.picture, IconPhoto, onClick)}
			</FileButton>
			{MARKS.slice(LISTS).map(write)}
			<TableButton view={view} language={language}>
				{button(copy.table.title, IconTable)}
			</TableButton>
			{button(copy.find, IconSearch, () => view && openSearchPanel(view))}
		</div>
	);
}
