import { required, UNPRINTABLE_BUT_LINES } from "../text.ts";
import { LEAD_BOUNDS, LEAD_FIELDS, submissionSchema } from "./field-schemas.ts";
import { defineForm } from "./forms.ts";

const { name, email } = LEAD_FIELDS;
const message = required(LEAD_BOUNDS.message, UNPRINTABLE_BUT_LINES);

/** Requests about personal data. A module of its own, which only their page loads. */
export const PRIVACY_REQUEST = defineForm(
	{
		path: "/api/privacy-request",
		source: "privacy_request",
		page: "privacy-request",
		anchor: "",
		fields: ["name", "email", "message"],
		required: ["name", "email", "message"],
		messageRows: 6,
	},
	(source) => submissionSchema(source, { name, email, message }),
);
