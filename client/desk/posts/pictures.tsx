import { Button, FileButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { type ReactNode, useEffect, useEffectEvent, useState } from "react";
import { type PostAnswer, type PostPicture, picturePath } from "../../../shared/desk/posts.ts";
import { IN_TEXT, pictureReferences } from "../../../shared/picture-reference.ts";
import { COVER, POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { preparePicture } from "../parts/prepare-picture.ts";
import { Section } from "../parts/section.tsx";
import styles from "./pictures.module.css";
import { type CoverText, coverOf } from "./use-cover-text.ts";
import { usePictureChanges } from "./use-posts.ts";

/** The cover, and the pictures that the text does not name. Each change takes effect at once, apart from the text. */
export function Pictures({
	stored,
	coverText,
	content,
	onInsert,
}: {
	stored: PostAnswer;
	coverText: CoverText;
	content: string;
	/** Puts a picture into the text. @param alt what the text said of it before. */
	onInsert(id: string, alt: string): void;
}) {
	const { pictures: copy } = useCopy().posts;
	const { add: addPicture } = usePictureChanges(stored.id);
	const cover = coverOf(stored);
	// What visitors see still names a picture that the text no longer does.
	const texts = [content, stored.live?.content ?? ""];
	const references = texts.flatMap(pictureReferences);
	const named = new Set(references.map(({ id }) => id));
	/** What the text says of its pictures, also of those that were taken out of it. */
	const [said] = useState(() => new Map<string, string>());
	useEffect(() => {
		for (const { id, alt } of references) if (alt) said.set(id, alt);
	});
	const unused = stored.pictures.filter(
		({ id, position }) => position === IN_TEXT && !named.has(id),
	);
	const addCover = (file: File | null) => {
		if (!file) return;
		addPicture.mutate(async (before) => ({
			position: COVER,
			alt: coverOf(before)?.alt ?? "",
			image: await preparePicture(file),
		}));
	};
	const addLabel = cover || stored.externalCover ? copy.replace : copy.addCover;
	return (
		<Section title={copy.title}>
			<Text size="sm" c="dimmed">
				{copy.text}
			</Text>
			<Stack gap="sm">
				<h3 className={styles.heading}>{copy.cover}</h3>
				{cover ? (
					<Picture
						key={cover.id}
						post={stored.id}
						picture={cover}
						onRemove={coverText.forget}
						field={
							<TextInput
								label={copy.alt}
								description={copy.altHint}
								maxLength={POST_BOUNDS.alt}
								value={coverText.text}
								onChange={({ currentTarget }) => coverText.write(currentTarget.value)}
								onBlur={coverText.flush}
							/>
						}
					/>
				) : (
					stored.externalCover && (
						<img className={styles.picture} src={stored.externalCover} alt="" />
					)
				)}
				<FileButton accept="image/*" onChange={addCover} inputProps={{ "aria-label": addLabel }}>
					{(props) => (
						<Button
							{...props}
							variant="default"
							loading={addPicture.isPending}
							leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
						>
							{addLabel}
						</Button>
					)}
				</FileButton>
			</Stack>
			{unused.length > 0 && (
				<Stack gap="sm">
					<h3 className={styles.heading}>{copy.unused}</h3>
					<Text size="sm" c="dimmed">
						{copy.unusedText}
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
				</Stack>
			)}
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
	/** What the text said of it, before it was taken out. */
	said: string | undefined;
	onInsert(id: string, alt: string): void;
}) {
	const { pictures: copy } = useCopy().posts;
	const { change } = usePictureChanges(post);
	/** Keeps what the text no longer does. */
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
function Picture({
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
	/** Where what it shows is typed. */
	field?: ReactNode;
	/** What else can be done with it. */
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
