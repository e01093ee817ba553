import { type ReactNode, useMemo } from "react";
import { Outlet, useLocation } from "react-router-dom";
import { QuickAnalysisProvider } from "../quick-analysis/context.tsx";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { Pending } from "./pending.tsx";
import { MAIN, SkipLink } from "./skip-link.tsx";
import { useFrame } from "./use-frame.ts";

/** The header and footer around every page that does not have its own. */
export function Frame({ children = <Outlet /> }: { children?: ReactNode }) {
	const frame = useFrame();
	const { pathname } = useLocation();
	const phone = frame.operator?.phone;
	const { whatsapp, speaker, copy } = frame;
	const direct = useMemo(
		() => ({ phone, whatsapp, speaker, copy: copy.direct }),
		[phone, whatsapp, speaker, copy],
	);
	return (
		<QuickAnalysisProvider pathname={pathname} direct={direct}>
			<SkipLink>{frame.copy.skipLink}</SkipLink>
			<Header frame={frame} />
			<main id={MAIN} tabIndex={-1}>
				<Pending>{children}</Pending>
			</main>
			<Footer frame={frame} />
		</QuickAnalysisProvider>
	);
}
