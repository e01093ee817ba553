import {
	IconBuilding,
	IconChartBar,
	IconInbox,
	IconMail,
	IconNews,
	IconSettings,
	IconUsers,
	type TablerIcon,
} from "@tabler/icons-react";
import type { Role } from "../../../shared/desk/accounts.ts";

/** The name of a page, also in the frame's copy. */
export type PageName = "overview" | "leads" | "posts" | "mails" | "accounts" | "site" | "settings";

interface DeskPage {
	name: PageName;
	path: string;
	Icon: TablerIcon;
	/** Who may open it. */
	roles: readonly Role[];
	/** Not in a phone's bar, which has room for six: the settings lead there. */
	railOnly?: boolean;
}

/** The desk's pages in the order of the navigation. */
const PAGES: readonly DeskPage[] = [
	{ name: "overview", path: "/", Icon: IconChartBar, roles: ["owner"] },
	{ name: "leads", path: "/leads", Icon: IconInbox, roles: ["owner", "sales"] },
	{ name: "posts", path: "/posts", Icon: IconNews, roles: ["owner", "editor"] },
	{ name: "mails", path: "/mails", Icon: IconMail, roles: ["owner", "sales"] },
	{ name: "accounts", path: "/accounts", Icon: IconUsers, roles: ["owner"] },
	{ name: "site", path: "/site", Icon: IconBuilding, roles: ["owner"], railOnly: true },
	{
		name: "settings",
		path: "/settings",
		Icon: IconSettings,
		roles: ["owner", "sales", "editor"],
	},
];

/** Whether a path, below /desk, is that of a page for other roles. */
export const isForbidden = (role: Role, path: string): boolean =>
	PAGES.some(
		(page) =>
			!page.roles.includes(role) &&
			page.path !== "/" &&
			(path === page.path || path.startsWith(`${page.path}/`)),
	);

export const readsLeads = (role: Role): boolean =>
	pagesFor(role).some(({ name }) => name === "leads");

export const pagesFor = (role: Role): DeskPage[] =>
	PAGES.filter(({ roles }) => roles.includes(role));
