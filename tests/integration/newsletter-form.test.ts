import supertest from "supertest";
import { expect, test } from "vitest";
import { pathFor } from "../../shared/paths.ts";
import { copies } from "../support/copies.ts";
import { testMailServer } from "../support/mail-server.ts";
import { mainOf, written } from "../support/markup.ts";
import { testSite } from "../support/site-app.ts";

const smtp = await testMailServer();

const site = testSite(smtp.environment);

const german = pathFor("free-content", "de");
const copy = copies.newsletter.de.confirmed;

const tokenIn = (html: string) => /name="formToken" value="([^"]*)"/.exec(mainOf(html))?.[1];

test("a sign-up by a form without a token is shown again with what was typed, and stored when it is sent again", async () => {
	const { app } = site;
	const request = supertest(app.server);
	const post = (fields: object) =>
		request
			.post("/api/newsletter")
			.type("form")
			.send({ email: "joerg@weiss.example", language: "de", ...fields });
	const stored = () => site.query("select email, language from private.subscriptions");

	const readKey = app.siteKey;
	app.siteKey = () => Promise.reject(new Error("The database is away"));
	const page = await request.get(german).expect(200);
	app.siteKey = readKey;
	expect(tokenIn(page.text)).toBe("");

	const again = await post({ formToken: "" }).expect(400);
	expect(mainOf(again.text)).toContain(written(copy.unavailable));
	expect(mainOf(again.text)).toContain('value="joerg@weiss.example"');
	expect(await stored()).toEqual([]);

	// The form has been in sight all the time: its new token is not too young.
	await post({ formToken: tokenIn(again.text) }).expect(303);
	expect(await stored()).toEqual([{ email: "joerg@weiss.example", language: "de" }]);
});
