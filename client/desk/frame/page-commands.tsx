import type { TablerIcon } from "@tabler/icons-react";
import { createContext, type ReactNode, use, useEffect, useState } from "react";

/** Commands that the open page adds to the palette. */
interface Offer {
	/** Names it, such as a person. */
	title: string;
	commands: readonly { id: string; label: string; Icon: TablerIcon; run(): void }[];
}

const OfferedContext = createContext<Offer | undefined>(undefined);

const OfferContext = createContext<(offer: Offer | undefined) => void>(() => undefined);

/** Stands around the palette and the pages, which have commands for it. */
export function PageCommands({ children }: { children: ReactNode }) {
	const [offered, offer] = useState<Offer>();
	return (
		<OfferContext value={offer}>
			<OfferedContext value={offered}>{children}</OfferedContext>
		</OfferContext>
	);
}

/** The commands of the page that is shown, for the palette. */
export const useOffered = (): Offer | undefined => use(OfferedContext);

/** Offers commands in the palette while the component is shown. */
export function usePageCommands(title: string, commands: Offer["commands"]): void {
	const offer = use(OfferContext);
	useEffect(() => offer({ title, commands }));
	useEffect(() => () => offer(undefined), [offer]);
}
