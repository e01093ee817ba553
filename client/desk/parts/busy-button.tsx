import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";

/** A button that keeps the focus while its work is being done or there is none: disabled, it would lose it. */
export function BusyButton({
	isBusy,
	onClick,
	children,
	...button
}: Omit<ButtonProps, "loading"> & {
	isBusy: boolean;
	/** Undefined where there is nothing to do. */
	onClick: (() => void) | undefined;
	children: ReactNode;
}) {
	return (
		<Button
			{...button}
			aria-disabled={isBusy || !onClick || undefined}
			data-disabled={!onClick}
			data-loading={isBusy || undefined}
			onClick={() => !isBusy && onClick?.()}
		>
			{children}
		</Button>
	);
}
