import type { ComponentProps, MouseEvent } from "react";
import { useNavigate } from "react-router-dom";

/**
 * A link to a page of the site, by its whole path. React Router's takes relative ones too and resolves
 * each of them twice.
 */
export function Link({
	to,
	preventScrollReset = false,
	onClick,
	...rest
}: Omit<ComponentProps<"a">, "href" | "target"> & {
	to: string;
	preventScrollReset?: boolean;
}) {
	const navigate = useNavigate();
	return (
		<a
			{...rest}
			href={to}
			onClick={(event) => {
				onClick?.(event);
				if (!staysHere(event)) return;
				event.preventDefault();
				const { pathname, search, hash } = window.location;
				navigate(to, {
					replace: to === pathname + search + hash,
					preventScrollReset,
				});
			}}
		/>
	);
}

/** Whether a click opens the page here, rather than in a new tab or not at all. */
const staysHere = (event: MouseEvent) =>
	event.button === 0 &&
	!event.defaultPrevented &&
	!(event.metaKey || event.altKey || event.ctrlKey || event.shiftKey);
