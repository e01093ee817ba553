import type { SalesAutomationCopy } from "./copy.ts";

export const en: SalesAutomationCopy = {
	seo: {
		title: "Sales automation: outbound and inbound",
		description:
			"From the target list to the follow-up, from the first reply to the meeting briefing: we automate the repetitive work in B2B sales. Usually set up in 2 days.",
	},
	hero: {
		title: "Your team sells. The system does the rest.",
		lead: "Reaching new customers and handling enquiries means repeating the same steps every day. We automate those steps. The conversations stay with your team.",
		sequence: {
			stamp: "Example",
			title: "After the trade fair",
			channel: "By email, to contacts who opted in",
			days: ["Day 1", "Day 4, today", "Day 9"],
			states: {
				first: "Sent",
				sent: "Sent",
				reply: "Reply",
				optOut: "Opted out",
				stopped: "Stopped",
				planned: "Planned",
			},
			rows: [
				{ firm: "Sample Packaging Ltd", states: ["first", "reply", "stopped"] },
				{ firm: "Trial Foods Ltd", states: ["first", "sent", "planned"] },
				{
					firm: "Fictional Textiles Ltd",
					states: ["first", "optOut", "stopped"],
				},
			],
			team: {
				label: "Left to your team",
				text: "Call with Sample Packaging, briefing ready",
			},
			note: "Fictional example: the firms are invented.",
		},
	},
	actions: { contact: "Talk to us about it", demo: "Try the demo" },
	outbound: {
		title: "Outbound: reach new customers",
		lead: "The buyer does not know you yet. The system finds suitable firms and writes to the person who decides.",
		imageAlt:
			"Line diagram in which rows picked from a long list of firms turn into messages, and the replies meet in one conversation",
		features: [
			{
				title: "Target list",
				text: "We select firms by industry, size and country. Our research on the 2,000 largest firms in Turkey is ready to use.",
			},
			{
				title: "Personalised message",
				text: "The subject line and the text are written for the recipient's firm and role.",
			},
			{
				title: "Follow-up",
				text: "If there is no reply, a second message goes out on the planned day. Once the recipient answers, sending stops.",
			},
			{
				title: "CRM entry",
				text: "Messages and replies appear in the CRM without retyping, assigned to the right person.",
			},
		],
		result: {
			label: "Capacity",
			figure: "500+",
			text: "The system can send more than 500 personalised messages a day. How many it sends is up to your target list.",
		},
		law: {
			text: "What you may send depends on the recipient’s country. In the UK, limited companies may be emailed without consent, but sole traders and most partnerships may not (PECR), and every message must say who you are and how to opt out. In Germany, advertising by email generally needs prior express consent, even between businesses (§\u00a07 UWG). In Turkey, traders and companies may be emailed without it. Once they object, you must stop within three business days.",
		},
	},
	inbound: {
		title: "Inbound: no enquiry has to wait",
		lead: "Whether an enquiry comes through the form or by email, it takes the same route.",
		imageAlt:
			"Line diagram of an inbox that empties as its letters go one by one to three people",
		features: [
			{
				title: "A first reply within 2 minutes",
				text: "The reply goes out automatically, even at weekends.",
			},
			{
				title: "Sent to the right person",
				text: "The system asks for missing details, records the enquiry in the CRM and assigns it.",
			},
			{
				title: "Meeting preparation",
				text: "Before each call your salesperson gets a short briefing on the firm and the correspondence so far.",
			},
		],
	},
	next: {
		title: "See an example first",
		text: "On the demo page you can try two automations yourself: subject lines and meeting preparation. Setup usually takes 2 days. Simple integrations are ready the same day, and complex ones take 1 week.",
	},
	closing: {
		title: "Which of your sales tasks can be automated?",
		text: "All we need for the free analysis is a name, an email address and a company. You will get the report by email within 48 hours.",
		action: "Request a free analysis",
	},
};
