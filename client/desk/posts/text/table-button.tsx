import type { EditorView } from "@codemirror/view";
import { Menu } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { Language } from "../../../../shared/languages.ts";
import { useCopy } from "../../language/language.tsx";
import { TABLE_CHANGES } from "./change-table.ts";
import { applyTableChange, insertTable, isInTable } from "./table-at-cursor.ts";

/** Inserts a table; in a table, opens a menu to change it. */
export function TableButton({
	view,
	language,
	children,
}: {
	view: EditorView | undefined;
	/** The post's language. */
	language: Language;
	/** The button. */
	children: ReactNode;
}) {
	const { table: copy } = useCopy().posts.content;
	const [isOpen, setOpen] = useState(false);
	const onChange = (next: boolean) => {
		if (next && view && !isInTable(view)) insertTable(view, language);
		else setOpen(next);
	};
	return (
		<Menu
			opened={isOpen}
			// Back to the text instead.
			returnFocus={false}
			onChange={onChange}
			onClose={() => view?.focus()}
		>
			<Menu.Target>{children}</Menu.Target>
			<Menu.Dropdown>
				{TABLE_CHANGES.map((change) => (
					<Menu.Item key={change} onClick={() => view && applyTableChange(view, change)}>
						{copy[change]}
					</Menu.Item>
				))}
			</Menu.Dropdown>
		</Menu>
	);
}
