import { NumberInput } from "@mantine/core";
import { useState } from "react";
import { MOST_READ_TIME } from "../../../shared/post.ts";
import { readingTime } from "../../../shared/reading-time.ts";
import { useCopy } from "../language/language.tsx";
import type { PostEditor } from "./use-editor.ts";

/** The minutes that a post takes to read: computed from its text, unless they are set by hand. */
export function ReadingTimeField({ editor: { post, change, errorOf } }: { editor: PostEditor }) {
	const { posts: copy } = useCopy();
	const [isCleared, setCleared] = useState(false);
	const computed = readingTime(post.content);
	return (
		<NumberInput
			data-path="read_time"
			label={copy.fields.read_time}
			description={copy.hints.read_time(computed, post.read_time === computed)}
			min={1}
			max={MOST_READ_TIME}
			allowDecimal={false}
			allowNegative={false}
			placeholder={`${computed}`}
			value={isCleared ? "" : post.read_time}
			error={errorOf("read_time")}
			onChange={(minutes) => {
				setCleared(minutes === "");
				change({ read_time: typeof minutes === "number" ? minutes : computed });
			}}
			onBlur={() => setCleared(false)}
		/>
	);
}
