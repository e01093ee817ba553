/** The texts of the imprint. */
export interface ImprintCopy {
	seo: { title: string; description: string };
	title: string;
	lead: string;
	/** Where the settings name no publisher; `{site}` is the site's name. */
	unnamed: string;
	dataTitle: string;
	dataText: string;
	dataLink: string;
	privacyLink: string;
	termsLink: string;
}
