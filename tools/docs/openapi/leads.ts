import {
	DEMO_FORM,
	NEWSLETTER,
	QUICK_ANALYSIS,
	type SiteForm,
} from "../../../shared/forms/forms.ts";
import { PRIVACY_REQUEST } from "../../../shared/forms/privacy-request.ts";
import {
	answer,
	describeObject,
	document,
	idempotencyKey,
	type Json,
	refusals,
} from "./json-schema.ts";

const FIELDS = {
	name: "One line.",
	email: "An e-mail address such as name@example.com.",
	company: "One line.",
	message: "May have several lines.",
	timestamp:
		"When the visitor sent the form: date and time with an offset (ISO 8601), such as 2026-11-22T09:00:00Z or 2026-11-22T12:00:00+03:00. It is kept beside the time at which the lead came in.",
	source: "The form. Each path takes its own value and no other.",
	language: "The visitor's language. A wrong one is left out, not refused.",
	page: "The path of the page with the form. A wrong one is left out, not refused.",
};

const operation = ({ schema, source }: SiteForm, summary: string, disabled?: string): Json => ({
	post: {
		summary,
		operationId: source,
		parameters: [
			idempotencyKey(
				"Send one, such as a UUID: a repetition under the same key with the same content gets the same id and stores nothing. Without one, the same content within an hour is a repetition. A malformed key is ignored.",
			),
		],
		requestBody: {
			required: true,
			content: {
				"application/json": { schema: describeObject(schema, FIELDS) },
			},
		},
		responses: {
			202: answer("The lead is stored, and delivered from there.", {
				type: "object",
				required: ["id"],
				properties: {
					id: {
						type: "string",
						format: "uuid",
						description: "Also the webhook-id of its delivery.",
					},
					token: {
						type: "string",
						description:
							"Opens the lead's receipt for an hour; absent where the site does not confirm the lead by mail.",
					},
				},
			}),
			...refusals({
				400: "The body is no JSON.",
				...(disabled && { 404: disabled }),
				413: "The body has more than 64 KB.",
				415: "The body has another content type.",
				422: "Fields to fix, each with its code: required, email, too_long, control_characters or invalid.",
				429: "Too many leads from one client.",
				503: "Nothing was stored: the database is away. Send it again under the same key.",
			}),
		},
	},
});

const TIME = { type: "string", format: "date-time" };

const receipt: Json = {
	get: {
		summary: "Says when the mail that confirms a lead has left",
		operationId: "receipt",
		parameters: [
			{
				name: "id",
				in: "path",
				required: true,
				schema: { type: "string", format: "uuid" },
			},
			{
				name: "token",
				in: "query",
				required: true,
				schema: { type: "string" },
			},
		],
		responses: {
			200: answer("Times only, no personal data.", {
				type: "object",
				required: ["received"],
				properties: { received: TIME, confirmed: TIME },
			}),
			...refusals({
				404: "No such lead, or the token is wrong or has ended.",
				429: "Too many questions from one client.",
			}),
		},
	},
};

export const leadApi = (): Json =>
	document(
		{
			title: "Lead API",
			description:
				"What the site's forms send, for programs too. Texts are trimmed; unknown fields are ignored; null and an empty text count as absent.",
		},
		{
			paths: {
				[QUICK_ANALYSIS.path]: operation(QUICK_ANALYSIS, "Asks for the quick analysis"),
				[`${QUICK_ANALYSIS.path}/{id}/receipt`]: receipt,
				[PRIVACY_REQUEST.path]: operation(PRIVACY_REQUEST, "Makes a request about personal data"),
				[DEMO_FORM.path]: operation(
					DEMO_FORM,
					"Sends the demo page's message",
					"DEMO_FORM_WEBHOOK_URL is not set.",
				),
				[NEWSLETTER.path]: operation(
					NEWSLETTER,
					"Subscribes to the newsletter",
					"NEWSLETTER_WEBHOOK_URL is not set.",
				),
			},
		},
	);
