import type { DeskCopy } from "../language/desk-copy.ts";

const enquiries = (count: number) => (count === 1 ? "1 enquiry" : `${count} enquiries`);

export const overview: DeskCopy["overview"] = {
	tasks: "Needs a hand",
	nothing: "Nothing to do right now.",
	openLeads: "Open the enquiries",
	openSuspicious: "Open the suspicious ones",
	copyCommand: "Copy the command",
	task: {
		overdue: {
			title: (count) => (count === 1 ? "1 enquiry is overdue" : `${count} enquiries are overdue`),
			text: "The promised time is over and they are not answered yet.",
		},
		failed: {
			title: (count) => `${enquiries(count)} not handed over`,
			text: "They are safe here, but your automation did not take them.",
		},
		held: {
			title: (count) => `Hand-over is on hold, ${enquiries(count)} waiting`,
			text: "On the server this command continues it: bin/leads resume",
		},
		no_webhook: {
			title: (count) => `${enquiries(count)} handed over to nobody`,
			text: "The form has no webhook. The enquiries are safe here and are handed over once there is one.",
		},
		suspicious: {
			title: (count) =>
				count === 1
					? "1 suspicious enquiry waits for your decision"
					: `${count} suspicious enquiries wait for your decision`,
			text: "Release what is genuine, discard the rest.",
		},
		backup: {
			title: (age) => `The last verified backup is ${age} old`,
			text: "On the server this command makes a new one: bin/backup",
		},
		disk: {
			title: (free) => `Only ${free} are left on the disk`,
			text: "Once it is full, enquiries cannot be stored. This command shows what takes the space: df -h",
		},
		part: {
			title: (part) => `A part of the installation does not work: ${part}`,
			text: "On the server this command names the cause and the fix: bin/doctor",
		},
	},
	figures: "The last 7 days",
	before: (value) => `7 days before: ${value}`,
	none: "None yet",
	unknown: "Unknown",
	noLeads: "No enquiries in the last 12 weeks.",
	figure: {
		leads: { label: "Enquiries", hint: "Without tests and newsletter" },
		firstTry: {
			label: "Handed over at the first try",
			hint: "Taken by the automation at once",
		},
		handOver: { label: "Time to hand-over", hint: "Median from receipt" },
		answer: {
			label: "Time to answer",
			hint: "Median, promised: 48\u00a0hours",
		},
		open: { label: "Unanswered", hint: "Right now" },
	},
	promise: { kept: "Within the promise", broken: "Over 48 hours" },
	weeks: {
		title: "Enquiries a week",
		text: "The last 12 weeks, by the language of the enquiry",
		table: "Show as a table",
		week: "Week of",
		total: "Total",
	},
	pages: {
		title: "Where they came from",
		page: "Page",
		count: "Enquiries",
	},
	launch: {
		title: "Before you launch",
		progress: (done, all) => `${done} of ${all} steps done`,
		done: "Done",
		open: "To do",
		missing: "Missing settings:",
		where: "In the file .env on the server; docs/settings.md explains them.",
		toSite: "Enter who publishes the site",
		check: {
			identity: {
				title: "Details for the imprint",
				text: "The imprint and the privacy policy name your business with its address and registration.",
			},
			privacy: {
				title: "Privacy policy",
				text: "It says how long enquiries are kept.",
			},
			site_url: {
				title: "The site’s URL",
				text: "Links, the sitemap and invitations use the final URL with https.",
			},
			webhook: {
				title: "Hand-over to the automation tried",
				text: "Send a test enquiry: your automation must take it.",
			},
			mail: {
				title: "Sending mail tried",
				text: "Send yourself a test mail and see whether it arrives.",
			},
			lead_mail: {
				title: "Somebody gets mails about enquiries",
				text: "Nobody learns of new enquiries by mail. Turn it on in your settings.",
				button: "To the settings",
			},
			backup: {
				title: "Backup made and tested by restoring it",
				text: "bin/backup restores each backup into a separate database and compares it.",
			},
			second_factor: {
				title: "Two steps for each owner",
				text: "The account that may do everything should not rest on a password alone.",
				missing: (names) => `Still without: ${names}.`,
				required: (roles) => `Required for: ${roles}.`,
				requiredForNobody: "Required for no role (DESK_SECOND_FACTOR).",
				button: "Go to settings",
			},
		},
	},
};
