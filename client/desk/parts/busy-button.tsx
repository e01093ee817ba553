import { Button, type ButtonProps } from "@mantine/core";
import type { ReactNode } from "react";

/** A button that keeps the focus while its work is being done: with `loading` it would be disabled, and lose it. */
export function BusyButton({
	isBusy,
	onClick,
	children,
	...button
}: Omit<ButtonProps, "loading"> & {
	isBusy: boolean;
	onClick: (() => void) | undefined;
	children: ReactNode;
}) {
	return (
		<Button
			{...button}
			aria-disabled={isBusy || undefined}
			data-loading={isBusy || undefined}
			onClick={() => !isBusy && onClick?.()}
		>
			{children}
		</Button>
	);
}
