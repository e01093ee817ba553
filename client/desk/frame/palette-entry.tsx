import type { TablerIcon } from "@tabler/icons-react";
import type { ReactNode } from "react";

/** A line of the palette. */
export interface Entry {
	id: string;
	label: string;
	description?: string;
	/** Words that find the entry besides its label. */
	words?: string;
	leftSection: ReactNode;
	className?: string;
	onClick(): void;
}

export const iconOf = (Icon: TablerIcon) => <Icon size={20} stroke={1.75} />;

export const entry = (id: string, label: string, Icon: TablerIcon, onClick: () => void): Entry => ({
	id,
	label,
	leftSection: iconOf(Icon),
	onClick,
});
