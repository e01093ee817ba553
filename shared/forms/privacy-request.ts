import { defineForm } from "./forms.ts";

/** Requests about personal data. A module of its own, which only their page loads. */
export const PRIVACY_REQUEST = defineForm({
	path: "/api/privacy-request",
	source: "privacy_request",
	page: "privacy-request",
	anchor: "",
	fields: ["name", "email", "message"],
	required: ["name", "email", "message"],
	messageRows: 6,
});
