import { Kbd, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { useRef } from "react";
import { flushSync } from "react-dom";
import { useCopy } from "../language/language.tsx";
import { openPalette, Palette } from "./palette.tsx";
import styles from "./palette-button.module.css";

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/**
 * Opens the palette, as ⌘K or Ctrl K does anywhere. Its code is here and its box has the focus before the next
 * key is pressed: the pages below have keys of their own, which act on leads.
 */
export function PaletteButton() {
	const { frame: copy } = useCopy();
	const box = useRef<HTMLInputElement>(null);
	const open = () => {
		flushSync(openPalette);
		box.current?.focus();
	};
	// Not over a question that waits for its answer.
	const openAlone = () => !document.querySelector('[aria-modal="true"]') && open();
	useHotkeys([["mod+K", openAlone]], []);
	return (
		<>
			<UnstyledButton className={styles.button} onClick={open} aria-keyshortcuts="Control+K Meta+K">
				<IconSearch size={18} stroke={1.75} aria-hidden="true" />
				<span className={styles.label}>{copy.search}</span>
				<Kbd className={styles.keys}>{isApple ? "⌘K" : `${copy.control} K`}</Kbd>
			</UnstyledButton>
			<Palette box={box} />
		</>
	);
}
