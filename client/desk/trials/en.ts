import type { DeskCopy } from "../language/desk-copy.ts";

export const trials: DeskCopy["trials"] = {
	mail: {
		button: "Send a test mail",
		sent: (to) => `Sent to ${to}. Check that it arrived, and that it is not in the spam folder.`,
		failed: (error) => `Not sent. ${error}.`,
	},
	webhook: {
		button: "Send a test enquiry",
		taken: (answer, time) => `Your automation took it: ${answer}, ${time}`,
		failed: (answer) => `Your automation did not take it: ${answer}.`,
		open: "Open the test enquiry",
	},
	waiting: "No result yet. It goes on in the background.",
};
