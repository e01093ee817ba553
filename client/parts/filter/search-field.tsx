import type { ComponentProps } from "react";
import styles from "./search-field.module.css";

interface SearchFieldProps extends ComponentProps<"input"> {
	id: string;
	/** For screen readers: the placeholder says enough to the eye. */
	label: string;
}

/** A text field for a search, with its label and a magnifier. */
export const SearchField = ({ label, ...input }: SearchFieldProps) => (
	<div className={styles.field}>
		<label htmlFor={input.id} className="visually-hidden">
			{label}
		</label>
		<svg className="lines" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
			<path d="M8.5 3a5.5 5.5 0 1 1 0 11 5.5 5.5 0 0 1 0-11M13 13l4.5 4.5" />
		</svg>
		<input {...input} type="search" className="input" enterKeyHint="search" />
	</div>
);
