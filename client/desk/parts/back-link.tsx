import { IconArrowLeft } from "@tabler/icons-react";
import { Link, type To } from "react-router-dom";
import styles from "./back-link.module.css";

/** The way back to a list. */
export function BackLink({
	to,
	className = "",
	children,
}: {
	to: To;
	className?: string | undefined;
	children: string;
}) {
	return (
		<Link className={`${styles.back} ${className}`} to={to}>
			<IconArrowLeft size={18} aria-hidden="true" />
			<span>{children}</span>
		</Link>
	);
}
