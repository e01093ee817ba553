import type { FirmCopy } from "./tr.ts";

export const en: FirmCopy = {
	people: { title: "Who you’ll work with", languages: "Speaks" },
	quotes: { title: "What clients say" },
	price: {
		title: "What the price depends on",
		lead: "The price depends on the scope of the work. The analysis report shows where you stand in this table, and it is free.",
		factors: "See the three factors",
		fromLabel: "Price",
		from: { month: "from {price} a month", project: "from {price} a project" },
		columns: { what: "Factor", less: "Lowers the price", more: "Raises the price" },
		drivers: [
			{
				what: "Scope",
				less: "One stage, such as the first reply to enquiries",
				more: "Several stages together",
			},
			{
				what: "Systems to connect",
				less: "A form and a mailbox, connected the same day",
				more: "Several CRMs or in-house software, 1\u00a0week",
			},
			{
				what: "Data",
				less: "One list, up to date",
				more: "Scattered records that have to be cleaned first",
			},
		],
	},
};
