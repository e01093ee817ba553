/** The fields of a form that asks who is writing, as typed. */
export interface LeadValues {
	name: string;
	email: string;
	company: string;
	message: string;
}

export const EMPTY_LEAD: LeadValues = {
	name: "",
	email: "",
	company: "",
	message: "",
};

/** The fields out of all that was posted; what is missing is empty. */
export const toLeadValues = (posted: Record<string, string>): LeadValues => ({
	name: posted.name ?? "",
	email: posted.email ?? "",
	company: posted.company ?? "",
	message: posted.message ?? "",
});
