import { AppShell, Button, Tooltip, UnstyledButton } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Link, Outlet, useLocation, useNavigation } from "react-router-dom";
import { useCopy } from "../language/language.tsx";
import { focusMain } from "../parts/focus-main.ts";
import { Mark, siteName } from "../parts/mark.tsx";
import { Notice } from "../parts/notice.tsx";
import { useKeys } from "../parts/use-keys.ts";
import { Session, useAccount } from "../session/session.tsx";
import { SignOut } from "../session/sign-out.tsx";
import { tabText } from "../session/tab-texts.ts";
import { AccountMenu } from "./account-menu.tsx";
import styles from "./frame.module.css";
import { Live, useLeadEvents, useLiveState } from "./live.tsx";
import { Navigation } from "./navigation.tsx";
import { PageCommands } from "./page-commands.tsx";
import { isForbidden, readsLeads } from "./pages.ts";
import { PaletteButton } from "./palette-button.tsx";

/** Header, navigation and messages around every page of a signed-in person. */
export function Frame() {
	return (
		<Session>
			<SignOut>
				<Live>
					<Shell />
				</Live>
			</SignOut>
		</Session>
	);
}

const RAIL = 232;
const BAR = 56;

function Shell() {
	const { frame: copy } = useCopy();
	const { id: account, role } = useAccount();
	useLeadEvents(({ kind, ids }) => {
		// Nothing of an erased person stays in the browser, whatever page is open.
		if (kind === "deleted") for (const id of ids) tabText("note", account, id).keep(undefined);
	});
	const { pathname } = useLocation();
	const isLoading = useNavigation().state === "loading";
	const shown = useRef(pathname);
	useEffect(() => {
		if (shown.current === pathname) return;
		shown.current = pathname;
		// The link or button that led here is gone, and the page has no field that takes the focus.
		if (document.activeElement === document.body) focusMain();
	}, [pathname]);
	return (
		<PageCommands>
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
					<Suspense>{isForbidden(role, pathname) ? <Forbidden /> : <Outlet />}</Suspense>
				</AppShell.Main>
				<KeysHelp />
				<AppShell.Footer className={styles.bar} hiddenFrom="md">
					<Navigation />
				</AppShell.Footer>
			</AppShell>
		</PageCommands>
	);
}

/** Stands in place of a page that is not for the account's role. */
function Forbidden() {
	const { frame: copy, problems } = useCopy();
	return (
		<Notice isPage title={copy.forbidden} text={problems.wrong_role}>
			<Button component={Link} to="/">
				{copy.missing.back}
			</Button>
		</Notice>
	);
}

/** Says whether the view is live, by form and words and not by colour alone; pressed, it reads everything anew. */
function LiveDot() {
	const state = useLiveState();
	const { live, refresh } = useCopy().frame;
	const queries = useQueryClient();
	return (
		<Tooltip label={live[state]} events={{ hover: true, focus: true, touch: true }}>
			<UnstyledButton
				className={styles.dot}
				data-state={state}
				aria-label={`${live[state]}. ${refresh}`}
				onClick={() => queries.invalidateQueries()}
			/>
		</Tooltip>
	);
}

const Keys = lazy(() => import("./keys.tsx").then(({ Keys }) => ({ default: Keys })));

/** Shows all keys when ? is pressed; the inbox does so itself, together with its other keys. */
function KeysHelp() {
	const isInbox = useLocation().pathname.startsWith("/leads");
	const [isOpen, setOpen] = useState(false);
	useKeys(isInbox ? {} : { "?": () => setOpen(true) });
	if (!isOpen) return null;
	return (
		<Suspense>
			<Keys onClose={() => setOpen(false)} />
		</Suspense>
	);
}
