/** The question that comes before a service which sets cookies. */
export interface ConsentCopy {
	title: string;
	text: string;
	privacy: string;
	refuse: string;
	accept: string;
	/** The footer's link back to the question. */
	change: string;
}
