import { Chip } from "@mantine/core";
import styles from "./views.module.css";

/** Views of a list, one of which is chosen; behind its name each may say how much it holds. */
export function Views<Name extends string>({
	views,
	chosen,
	onChoose,
}: {
	views: readonly { name: Name; label: string; count: string }[];
	chosen: Name;
	onChoose(name: string): void;
}) {
	return (
		<Chip.Group value={chosen} onChange={(name) => onChoose(String(name))}>
			<div className={styles.views}>
				{views.map(({ name, label, count }) => (
					<Chip key={name} value={name} size="sm" variant="outline" className={styles.view ?? ""}>
						{label}
						{count && <span className={styles.count}> {count}</span>}
					</Chip>
				))}
			</div>
		</Chip.Group>
	);
}
