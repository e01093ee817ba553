import type { Picture } from "../../../shared/picture.ts";
import styles from "./portrait.module.css";

/** A person's picture in a circle. The name stands beside it. */
export const Portrait = ({
	portrait,
	size,
}: {
	portrait: Picture;
	/** In px. */
	size: number;
}) => (
	<img
		className={styles.picture}
		{...portrait}
		sizes={`${size}px`}
		alt=""
		style={{ width: `${size / 16}rem` }}
		loading="lazy"
	/>
);
