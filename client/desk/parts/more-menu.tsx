import { ActionIcon, type ActionIconProps, Menu } from "@mantine/core";
import { IconDots } from "@tabler/icons-react";

/** A button with three dots, and the menu that it opens. */
export function MoreMenu({ label, children, ...button }: ActionIconProps & { label: string }) {
	return (
		<Menu position="bottom-end" width={280}>
			<Menu.Target>
				<ActionIcon {...button} aria-label={label}>
					<IconDots size={20} />
				</ActionIcon>
			</Menu.Target>
			<Menu.Dropdown>{children}</Menu.Dropdown>
		</Menu>
	);
}
