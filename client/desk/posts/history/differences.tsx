import type { PostFields } from "../../../../shared/desk/posts.ts";
import { useCopy } from "../../language/language.tsx";
import styles from "./history.module.css";

type Name = Exclude<keyof PostFields, "status" | "published_at">;

const textOf = (value: PostFields[Name]) =>
	Array.isArray(value) ? value.join(", ") : `${value ?? ""}`;

/** The fields besides the text that differ. */
export function Differences<Field extends Name>({
	names,
	then,
	now,
	stays,
}: {
	names: readonly Field[];
	then: Pick<PostFields, Field>;
	now: Pick<PostFields, Field>;
	/** The field that is not restored with the text. */
	stays?: Field | undefined;
}) {
	const { history: copy, fields } = useCopy().posts;
	const different = names.filter((name) => textOf(then[name]) !== textOf(now[name]));
	if (different.length === 0) return null;
	return (
		<dl className={styles.differences} aria-label={copy.fields}>
			{different.map((name) => (
				<div key={name}>
					<dt>{name === stays ? copy.stays : fields[name]}</dt>
					<dd>
						<del>{textOf(then[name])}</del> <ins>{textOf(now[name])}</ins>
					</dd>
				</div>
			))}
		</dl>
	);
}
