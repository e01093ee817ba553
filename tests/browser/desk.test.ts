import { generateSync } from "otplib";
import { expect, test } from "vitest";
import { createPool } from "../../server/database/pool.ts";
import { addAccount } from "../../server/desk/accounts/changes.ts";
import { axeFindings } from "../support/axe.ts";
import { type Site, testBrowserSite, type Visit } from "../support/browser-site.ts";
import { expectFocus } from "../support/focus.ts";

const PASSWORD = "yellow bicycle under 9 bridges";

const site = testBrowserSite("live");
const guarded = testBrowserSite(() => ({ DESK_SECOND_FACTOR: "owner,sales" }));

/** The path of the link that sets an owner's password. */
async function inviteOwner({ databaseUrl, url: siteUrl }: Site): Promise<string> {
	const pool = createPool({ connectionString: await databaseUrl() });
	const { link } = await addAccount(
		{ pool, siteUrl, person: "test" },
		{ email: "selin@vitrin.example", name: "Selin Kaya", role: "owner", language: "en" },
	);
	await pool.end();
	return link.replace(/^.*(?=\/desk)/, "");
}

/** What axe finds, in light and in dark. */
async function findings({ page }: Visit): Promise<string[]> {
	const found: string[] = [];
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		found.push(...(await axeFindings(page)));
	}
	return found;
}

test("an owner sets a password and a second factor, invites somebody, and continues after the session has ended", async () => {
	const visit = await site.visit(await inviteOwner(site));
	const { page } = visit;
	const button = (name: string) => page.getByRole("button", { name });
	const field = (name: string) => page.getByLabel(name, { exact: true });
	const heading = (name: string) => page.getByRole("heading", { name, level: 1 });

	await field("New password").fill(PASSWORD);
	expect(await findings(visit)).toEqual([]);
	await button("Save and sign in").click();
	await heading("Overview").waitFor();
	expect(page.url()).not.toContain("#");
	await page.getByRole("heading", { name: "Before you launch" }).waitFor();
	// By the names of the form that the button opens.
	await page.getByText(/Missing settings: Legal name/).waitFor();
	expect(await findings(visit)).toEqual([]);

	await page.getByRole("link", { name: "Settings" }).first().click();
	await button("Start setup").click();
	const secret = await page.locator("code").innerText();
	const setUp = page.locator("form", { hasText: "Code shown in the app" });
	await field("Code shown in the app").fill(generateSync({ secret }));
	await setUp.getByLabel("Password").first().fill("not my password");
	await button("Verify and turn on").click();
	await page.getByText("This is not your current password.").waitFor();
	await setUp.getByLabel("Password").first().fill(PASSWORD);
	await button("Verify and turn on").click();
	await button("I have saved the codes").waitFor();
	expect(await page.getByText("Off", { exact: true }).count()).toBe(0);
	// They are shown once: reading the account anew leaves them.
	await button("Refresh now").click();
	await page.getByText("On", { exact: true }).waitFor();
	const codes = await page.locator("ol > li").allInnerTexts();
	await button("I have saved the codes").click();
	await button("Turn off").click();
	await button("Turn off").click();
	await page.getByText("Enter the verification code.").waitFor();
	await expectFocus(field("Verification code"));
	expect(await findings(visit)).toEqual([]);

	await button("Account menu").click();
	await page.getByRole("menuitem", { name: "Sign out" }).click();
	await heading("Sign in to Vitrin").waitFor();
	await field("Email address").fill("Selin@vitrin.example");
	await field("Password").fill("not my password");
	await button("Sign in").click();
	await page.getByText("The email address or the password is wrong.").waitFor();
	expect(await findings(visit)).toEqual([]);
	await field("Password").fill(PASSWORD);
	await button("Sign in").click();
	await field("Verification code").waitFor();
	await button("Sign in").click();
	await page.getByText("Enter the verification code.").waitFor();
	await field("Verification code").fill(codes[0] ?? "");
	await button("Sign in").click();
	await heading("Settings").waitFor();

	await page.getByRole("link", { name: "Mail" }).first().click();
	await page.getByText("The site sends no mail.").waitFor();
	expect(await findings(visit)).toEqual([]);

	await page.keyboard.press("Control+k");
	await page.getByPlaceholder("Enquiry, post, person or command").fill("invite");
	await button("Invite a person").waitFor();
	await page.keyboard.press("Enter");
	await heading("Accounts").waitFor();
	await field("Full name").fill("Mert Özdemir");
	await field("Email address").fill("mert@vitrin.example");
	await button("Create the link").click();
	const invitation = await field("Link").inputValue();
	await expectFocus(field("Link"));
	expect(invitation).toContain("/desk/welcome#");
	await page.getByText("mert@vitrin.example").waitFor();
	// An owner sees which mails each account gets.
	await page.getByText("Email about new enquiries: At once for each enquiry").first().waitFor();
	expect(await findings(visit)).toEqual([]);

	await page.getByRole("link", { name: "Settings" }).first().click();
	await field("Current password").fill("not my password");
	await field("New password").fill(`${PASSWORD} again`);
	await button("Change password").click();
	await page.getByText("This is not your current password.").waitFor();
	await field("Full name").fill("");
	await button("Save").click();
	await page.getByText("This field is required.").waitFor();
	await expectFocus(field("Full name"));
	await field("Full name").fill("Selin Kaya-Yıldız");
	await page.context().clearCookies();
	await field("Full name").press("Enter");
	await page.getByText("Your session has ended").waitFor();
	expect(await findings(visit)).toEqual([]);
	await page.getByRole("dialog").getByLabel("Password").first().fill(PASSWORD);
	await button("Sign in").click();
	await field("Verification code").fill(codes[1] ?? "");
	await button("Sign in").click();
	await page.getByText("Saved").waitFor();
	expect(await field("Full name").inputValue()).toBe("Selin Kaya-Yıldız");
	await expectFocus(field("Full name"));

	const expected = /status of 40[13]|React DevTools/;
	expect(visit.messages.filter((text) => !expected.test(text))).toEqual([]);
});

test("an owner who must have a second factor sets it up before the desk opens", async () => {
	const visit = await guarded.visit(await inviteOwner(guarded));
	const { page } = visit;
	const button = (name: string) => page.getByRole("button", { name });
	await page.getByLabel("New password").fill(PASSWORD);
	await button("Save and sign in").click();
	await page.getByText("Your role needs two-step sign-in.").waitFor();
	await button("Start setup").click();
	const secret = await page.locator("code").innerText();
	await page.getByLabel("Code shown in the app").fill(generateSync({ secret }));
	await page.getByLabel("Password").first().fill(PASSWORD);
	expect(await findings(visit)).toEqual([]);
	await button("Verify and turn on").click();
	await button("I have saved the codes").click();
	await page.getByRole("heading", { name: "Before you launch" }).waitFor();
	await page.getByText("Required for: Owner and Sales.").waitFor();
});
