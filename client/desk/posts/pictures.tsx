import { Button, Group, Text } from "@mantine/core";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type PostAnswer, type PostPicture, picturePath } from "../../../shared/desk/posts.ts";
import { IN_TEXT, pictureReferences } from "../../../shared/picture-reference.ts";
import { useCopy } from "../language/language.tsx";
import { Section } from "../parts/section.tsx";
import styles from "./pictures.module.css";
import { usePictureChanges } from "./use-posts.ts";

/** The pictures that the text does not name. Each change takes effect at once, apart from the text. */
export function Pictures({
	stored,
	content,
	onInsert,
}: {
	stored: PostAnswer;
	content: string;
	/** Puts a picture into the text. @param alt its description in the text before. */
	onInsert(id: string, alt: string): void;
}) {
	const { pictures: copy } = useCopy().posts;
	// The published text may still show a picture that the draft no longer does.
	const texts = [content, stored.live?.content ?? ""];
	const references = texts.flatMap(pictureReferences);
	const named = new Set(references.map(({ id }) => id));
	/** The descriptions in the text, by picture, also of pictures taken out of it. */
	const [said] = useState(() => new Map<string, string>());
	useEffect(() => {
		for (const { id, alt } of references) if (alt) said.set(id, alt);
	});
	const unused = stored.pictures.filter(
		({ id, position }) => position === IN_TEXT && !named.has(id),
	);
	if (unused.length === 0) return null;
	return (
		<Section title={copy.title}>
			<Text size="sm" c="dimmed">
				{copy.unused}
			</Text>
			{unused.map((picture) => (
				<UnusedPicture
					key={picture.id}
					post={stored.id}
					picture={picture}
					said={said.get(picture.id)}
					onInsert={onInsert}
				/>
			))}
		</Section>
	);
}

/** A picture that the text no longer names. */
function UnusedPicture({
	post,
	picture,
	said = picture.alt,
	onInsert,
}: {
	post: string;
	picture: PostPicture;
	/** Its description in the text, before it was taken out. */
	said: string | undefined;
	onInsert(id: string, alt: string): void;
}) {
	const { pictures: copy } = useCopy().posts;
	const { change } = usePictureChanges(post);
	/** Keeps the descriptions of pictures that were taken out of the text. */
	const onShown = useEffectEvent(() => {
		if (said !== picture.alt) change.mutate({ picture: picture.id, alt: said });
	});
	useEffect(() => onShown(), []);
	return (
		<Picture post={post} picture={picture}>
			<Button variant="default" onClick={() => onInsert(picture.id, said)}>
				{copy.insert}
			</Button>
		</Picture>
	);
}

/** A picture that stands outside the text. */
export function Picture({
	post,
	picture: { id, alt, width, height },
	onRemove,
	field,
	children,
}: {
	post: string;
	picture: PostPicture;
	/** Before it is deleted. */
	onRemove?: () => void;
	/** The field for its description. */
	field?: ReactNode;
	/** Its other actions. */
	children?: ReactNode;
}) {
	const { pictures: copy } = useCopy().posts;
	const { remove } = usePictureChanges(post);
	return (
		<div className={styles.item} data-picture={id}>
			<img
				className={styles.picture}
				src={picturePath(post, id)}
				alt={alt}
				width={width}
				height={height}
				loading="lazy"
			/>
			{field}
			<Group gap="xs">
				{children}
				<Button
					variant="subtle"
					color="gray"
					loading={remove.isPending}
					onClick={() => {
						onRemove?.();
						remove.mutate(id);
					}}
				>
					{copy.remove}
				</Button>
			</Group>
		</div>
	);
}
