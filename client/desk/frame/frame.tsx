import { AppShell } from "@mantine/core";
import { Suspense } from "react";
import { Outlet, useNavigation } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { Session, useAccount } from "../session/session.tsx";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./frame.module.css";
import { KeysHelp } from "./keys-help.tsx";
import { Live } from "./live.tsx";
import { LiveDot } from "./live-dot.tsx";
import { Mark, siteName } from "./mark.tsx";
import { Navigation } from "./navigation.tsx";
import { readsLeads } from "./pages.ts";
import { PaletteButton } from "./palette-button.tsx";

/** What stands around every page of somebody who is signed in. */
export function Frame() {
	return (
		<Session>
			<Live>
				<Shell />
			</Live>
		</Session>
	);
}

const RAIL = 232;
const BAR = 56;

function Shell() {
	const { frame: copy } = useCopy();
	const { role } = useAccount();
	const isLoading = useNavigation().state === "loading";
	return (
		<AppShell
			layout="alt"
			header={{ height: BAR }}
			navbar={{ width: RAIL, breakpoint: "md", collapsed: { mobile: true } }}
			footer={{ height: { base: BAR, md: 0 } }}
			padding={0}
		>
			<a className={styles.skip} href="#main">
				{copy.skip}
			</a>
			<AppShell.Navbar className={styles.rail} visibleFrom="md">
				<p className={styles.brand}>
					<Mark />
					{siteName}
				</p>
				<Navigation />
			</AppShell.Navbar>
			<AppShell.Header className={styles.header}>
				<span className={styles.mark}>
					<Mark />
				</span>
				<PaletteButton />
				<span className={styles.tools}>
					{readsLeads(role) && <LiveDot />}
					<AccountMenu />
				</span>
			</AppShell.Header>
			<AppShell.Main id="main" tabIndex={-1} className={styles.main} aria-busy={isLoading}>
				<Suspense>
					<Outlet />
				</Suspense>
			</AppShell.Main>
			<KeysHelp />
			<AppShell.Footer className={styles.bar} hiddenFrom="md">
				<Navigation />
			</AppShell.Footer>
		</AppShell>
	);
}
