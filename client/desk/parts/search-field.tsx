import { TextInput, type TextInputProps } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { type RefObject, useEffect, useRef, useState } from "react";

/** ms without a key press after which the search runs. */
const TYPING = 250;

interface Props extends Pick<TextInputProps, "flex" | "placeholder"> {
	label: string;
	/** The list's present search, which a link or the back button may change. */
	text: string;
	onSearch(text: string): void;
	/** Enter and the down arrow: from the field to the results. */
	onEnter?(): void;
	ref?: RefObject<HTMLInputElement | null>;
}

/** Searches a list while one types. Escape clears it. */
export function SearchField({ label, text, onSearch, onEnter, ...input }: Props) {
	const [typed, setTyped] = useState(text);
	/** The field's last search: when it arrives in the URL it does not replace newer text. */
	const searched = useRef(text);
	const search = useDebouncedCallback((typed: string) => {
		searched.current = typed.trim();
		onSearch(searched.current);
	}, TYPING);
	useEffect(() => {
		if (text === searched.current) return;
		searched.current = text;
		setTyped(text);
	}, [text]);
	const change = (value: string) => {
		setTyped(value);
		search(value);
	};
	return (
		<TextInput
			{...input}
			type="search"
			size="md"
			miw={0}
			maxLength={100}
			aria-label={label}
			leftSection={<IconSearch size={18} aria-hidden="true" />}
			value={typed}
			onChange={({ currentTarget }) => change(currentTarget.value)}
			onKeyDown={(event) => {
				if (event.key === "Escape") {
					change("");
					event.currentTarget.blur();
				} else if (onEnter && (event.key === "Enter" || event.key === "ArrowDown")) {
					event.preventDefault();
					search.flush();
					onEnter();
				}
			}}
		/>
	);
}
