import { ActionIcon, Button, Group, Stack } from "@mantine/core";
import { IconArrowUp, IconPlus, IconTrash } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { MOST_ITEMS } from "../../../shared/site-settings.ts";
import { useCopy } from "../language/language.tsx";
import styles from "./item-list.module.css";
import type { PartFormOf } from "./part-form.tsx";

/** The items of a part that is a list: each can be moved up and removed, and another one added. */
export function ItemList<Item>({
	form,
	name,
	empty,
	add,
	fixed = false,
	children,
}: {
	form: PartFormOf<Item[]>;
	/** Names an item for the buttons. */
	name(item: Item): string;
	/** A new item. */
	empty: Item;
	/** The words on the button that adds one. */
	add: string;
	/** Whether no item can be moved or removed for now. */
	fixed?: boolean;
	children(item: Item, path: string): ReactNode;
}) {
	const { site: copy } = useCopy();
	const items = form.values.value;
	return (
		<Stack>
			{items.map((item, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: an item has no id, and its fields are the form's
				<fieldset key={index} className={styles.item}>
					<legend>{name(item) || copy.unnamed}</legend>
					{children(item, `value.${index}`)}
					<Group gap="xs">
						{index > 0 && (
							<ActionIcon
								variant="default"
								size="lg"
								aria-label={copy.moveUp(name(item))}
								disabled={fixed}
								onClick={() => form.reorderListItem("value", { from: index, to: index - 1 })}
							>
								<IconArrowUp size={18} aria-hidden="true" />
							</ActionIcon>
						)}
						<Button
							variant="default"
							leftSection={<IconTrash size={18} aria-hidden="true" />}
							disabled={fixed}
							onClick={() => form.removeListItem("value", index)}
						>
							{copy.remove}
						</Button>
					</Group>
				</fieldset>
			))}
			{items.length < MOST_ITEMS && (
				<Group>
					<Button
						variant="default"
						leftSection={<IconPlus size={18} aria-hidden="true" />}
						onClick={() => form.insertListItem("value", empty)}
					>
						{add}
					</Button>
				</Group>
			)}
		</Stack>
	);
}
