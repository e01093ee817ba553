import type { ExamplesCopy } from "./tr.ts";

export const en: ExamplesCopy = {
	stamp: "Example",
	note: "What a system of this kind shows. Names and records are made up.",
	cases: {
		"car-studio-ai": {
			title: "A sales email and its follow-up",
			items: [
				{
					kind: "Day 1, Dealer A",
					text: "Subject: the photos in your listings",
					state: "Sent",
				},
				{
					kind: "Text",
					text: "“Hello Ms Reed, we have edited one of your car photos for you. May I send it over?”",
					state: "Personalised",
				},
				{
					kind: "Day 4, if there is no reply",
					text: "“The edited photo is ready for you. Who looks after the listings at your company?”",
					state: "Next",
					open: true,
				},
				{
					kind: "Once a reply arrives",
					text: "Follow-up stops, the sales team takes over",
					state: "With the team",
					waits: true,
				},
			],
		},
		acilsatis: {
			title: "This week’s promotion plan",
			items: [
				{
					kind: "Sector A, to buyers",
					text: "New listings of the week",
					state: "Published",
				},
				{
					kind: "Sector A, to sellers",
					text: "Three tips for better listing photos",
					state: "Thu 10:00",
					open: true,
				},
				{
					kind: "Sector B, to buyers",
					text: "We tell you when your item comes in",
					state: "Fri 10:00",
					open: true,
				},
				{
					kind: "Next week, both sectors",
					text: "Publishing plan",
					state: "Team decides",
					waits: true,
				},
			],
		},
		salevium: {
			title: "Post approvals",
			items: [
				{
					kind: "Post A, Monday 9:00",
					text: "Submitted 8:20, approved 8:24",
					state: "Published",
				},
				{
					kind: "Post B, Wednesday 9:00",
					text: "Submitted 16:10, approved 16:14",
					state: "Scheduled",
					open: true,
				},
				{
					kind: "Post C, Friday 9:00",
					text: "Text and picture ready",
					state: "Needs approval",
					waits: true,
				},
			],
		},
		"erpa-teknoloji": {
			title: "Stadium A: four roles, four messages",
			items: [
				{
					kind: "Role 1, say head of facilities",
					text: "Topic: match-day operation",
					state: "Sent",
				},
				{
					kind: "Role 2, say head of IT",
					text: "Topic: links to existing systems",
					state: "Sent",
				},
				{
					kind: "Role 3, say purchasing",
					text: "Topic: quote and delivery",
					state: "Follow-up next",
					open: true,
				},
				{
					kind: "Role 4, say managing director",
					text: "Topic: the case for investing",
					state: "Needs approval",
					waits: true,
				},
			],
		},
		cemkimsan: {
			title: "Distributor list",
			items: [
				{
					kind: "Tier 1, Kuwait (pilot)",
					text: "Distributor A",
					state: "First call",
					waits: true,
				},
				{
					kind: "Tier 1, Kuwait (pilot)",
					text: "Distributor B",
					state: "Verified",
				},
				{
					kind: "Tier 2, country B",
					text: "Distributor C",
					state: "Verified",
				},
				{
					kind: "Tier 3, country C",
					text: "Distributor D",
					state: "Verified",
				},
				{
					kind: "No tier yet, country D",
					text: "Distributor E",
					state: "Being verified",
					open: true,
				},
			],
		},
		"dkm-coach-bilge": {
			title: "A record from the stand",
			items: [
				{
					kind: "Participant",
					text: "Visitor A",
					state: "Recorded",
				},
				{
					kind: "Game",
					text: "Played to the end",
					state: "Completed",
				},
				{
					kind: "Interest",
					text: "Topic B, asked for a call",
					state: "Qualified",
				},
				{
					kind: "Next step",
					text: "Call after the event",
					state: "With the team",
					waits: true,
				},
			],
		},
	},
};
