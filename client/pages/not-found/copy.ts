/** The texts of the not-found page: English in every language (specification §2 and §8). */
export const NOT_FOUND = {
	title: "404",
	text: "Oops! Page not found",
	link: "Return to Home",
};
