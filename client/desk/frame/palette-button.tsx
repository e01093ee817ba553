import { Kbd, UnstyledButton } from "@mantine/core";
import { useHotkeys } from "@mantine/hooks";
import { IconSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useCopy } from "../language/language.tsx";
import styles from "./palette-button.module.css";

const load = () => import("./palette.tsx");

const Palette = lazy(() => load().then(({ Palette }) => ({ default: Palette })));

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the palette, as ⌘K or Ctrl K does anywhere; its code comes with the first use. */
export function PaletteButton() {
	const { frame: copy } = useCopy();
	const [isLoaded, setLoaded] = useState(false);
	const open = async () => {
		const { openPalette } = await load();
		setLoaded(true);
		openPalette();
	};
	useHotkeys([["mod+K", () => void open()]], []);
	return (
		<>
			<UnstyledButton className={styles.button} onClick={open} aria-keyshortcuts="Control+K Meta+K">
				<IconSearch size={18} stroke={1.75} aria-hidden="true" />
				<span className={styles.label}>{copy.search}</span>
				<Kbd className={styles.keys}>{isApple ? "⌘K" : "Ctrl K"}</Kbd>
			</UnstyledButton>
			{isLoaded && (
				<Suspense>
					<Palette />
				</Suspense>
			)}
		</>
	);
}
