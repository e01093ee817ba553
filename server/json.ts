/** A value as JSON has it: a time is a text in ISO 8601. */
export type Json<T> = T extends Date
	? string
	: T extends object
		? { [Key in keyof T]: Json<T[Key]> }
		: T;

export const toJson = <T>(value: T): Json<T> => JSON.parse(JSON.stringify(value));

/** An object as the database has it before `toJson`: these times are dates. */
export type WithDates<T, Key extends keyof T> = Omit<T, Key> & {
	[Time in Key]: Date | Extract<T[Time], null>;
};
