/** The words of the buttons that try what the site is connected to. */
export interface TrialsCopy {
	mail: {
		button: string;
		/** @param to the account's own address. */
		sent: (to: string) => string;
		/** @param error why, in words. */
		failed: (error: string) => string;
	};
	webhook: {
		button: string;
		/** @param answer such as `HTTP 200`. @param time such as `0.2 s`. */
		taken: (answer: string, time: string) => string;
		failed: (answer: string) => string;
		open: string;
	};
	/** No result came while the page waited. */
	waiting: string;
}
