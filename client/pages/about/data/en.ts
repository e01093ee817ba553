import type { DataCopy } from "./tr.ts";

export const en: DataCopy = {
	terms: {
		controller: "Controller",
		euRepresentative: "Representative in the EU",
		place: "What you enter in a form",
		receivers: "Processors",
		storage: "How long it is kept",
		backups: "Backups",
		access: "Who can see it",
		visits: "The pages",
	},
	texts: {
		place:
			"It is stored in the site’s own database first, and then passed to our automation system, where the answer is prepared. We do not sell it or pass it on for advertising.",
		mail: "The emails we send you contain no tracking pixels.",
		storedFor:
			"Requests are erased from the site’s database {days} days after they are passed on; those answered without being passed on, {days} days after the answer. Those that could not be passed on are erased {days} days after we have seen them, and unseen ones {unseen} days after they arrive.",
		storedUntilDone:
			"Requests are erased once they have been dealt with and the conversation has ended.",
		backupsFor: "Kept for at most {days} days.",
		backupsUntilDeleted: "Kept until we erase them.",
		access:
			"Only members of our team with an account of their own. We log who opened which request, and when. Nobody can reach another person’s request through the forms or pages.",
		notCounted:
			"This site sets no cookies and does not count visits. Fonts and pictures come from this site, so no request goes to another server.",
		counted: "Fonts and pictures come from this site. {service} counts visits.",
	},
};
