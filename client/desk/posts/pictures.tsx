import { Button, FileButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useDebouncedCallback, useWindowEvent } from "@mantine/hooks";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useEffect, useEffectEvent, useState } from "react";
import { type PostAnswer, type PostPicture, picturePath } from "../../../shared/desk/posts.ts";
import { IN_TEXT, pictureReferences } from "../../../shared/picture-reference.ts";
import { COVER, POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { preparePicture } from "../parts/prepare-picture.ts";
import { Section } from "../parts/section.tsx";
import { useAccount } from "../session/session.tsx";
import { tabText } from "../session/tab-texts.ts";
import styles from "./pictures.module.css";
import { usePictureChanges } from "./use-posts.ts";

/** The cover, and the pictures that the text does not name. Each change takes effect at once, apart from the text. */
export function Pictures({
	stored,
	content,
	onInsert,
}: {
	stored: PostAnswer;
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
					<Picture key={cover.id} post={stored.id} picture={cover} />
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
						<Picture
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

const coverOf = ({ pictures }: PostAnswer) => pictures.find(({ position }) => position === COVER);

/** ms after the last key. */
const TYPING = 1_000;

/** What was typed about a cover, and what it said before. */
interface UnsavedCover {
	id: string;
	base: string;
	alt: string;
}

/** A picture that stands outside the text. */
function Picture({
	post,
	picture,
	said,
	onInsert,
}: {
	post: string;
	picture: PostPicture;
	/** What the text said of it, before it was taken out. */
	said?: string | undefined;
	/** Undefined for the cover, which says here what it shows; in the text, the text says it. */
	onInsert?: (id: string, alt: string) => void;
}) {
	const { pictures: copy } = useCopy().posts;
	const { change, remove } = usePictureChanges(post);
	const { id, position, width, height } = picture;
	const unsaved = tabText<UnsavedCover>("cover", useAccount().id, post);
	const [alt, setAlt] = useState(() => {
		const kept = onInsert ? undefined : unsaved.read();
		// Another cover, or what somebody else has said of this one meanwhile, is newer.
		return said ?? (kept?.id === id && kept.base === picture.alt ? kept.alt : picture.alt);
	});
	const [base, setBase] = useState(picture.alt);
	if (base !== picture.alt) {
		setBase(picture.alt);
		// What somebody is typing stays.
		if (alt === base) setAlt(picture.alt);
	}
	const store = async (alt: string) => {
		await change.mutateAsync({ picture: id, alt, position });
		// Also once the editor is closed.
		if (unsaved.read()?.alt === alt) unsaved.keep(undefined);
	};
	// A toast says why it failed; it is kept.
	const tryToStore = (alt: string) => void store(alt).catch(() => undefined);
	const save = useDebouncedCallback(tryToStore, { delay: TYPING, flushOnUnmount: true });
	useWindowEvent("pagehide", () => save.flush());
	/** Sends what the server does not have. */
	const onShown = useEffectEvent(() => {
		if (alt !== picture.alt) tryToStore(alt);
		else if (!onInsert) unsaved.keep(undefined);
	});
	useEffect(() => onShown(), []);
	return (
		<div className={styles.item} data-picture={id}>
			<img
				className={styles.picture}
				src={picturePath(post, id)}
				alt={picture.alt}
				width={width}
				height={height}
				loading="lazy"
			/>
			{!onInsert && (
				<TextInput
					label={copy.alt}
					description={copy.altHint}
					maxLength={POST_BOUNDS.alt}
					value={alt}
					onChange={({ currentTarget: { value } }) => {
						setAlt(value);
						unsaved.keep({ id, base: picture.alt, alt: value });
						save(value);
					}}
					onBlur={() => save.flush()}
				/>
			)}
			<Group gap="xs">
				{onInsert && (
					<Button variant="default" onClick={() => onInsert(id, alt)}>
						{copy.insert}
					</Button>
				)}
				<Button
					variant="subtle"
					color="gray"
					loading={remove.isPending}
					onClick={() => {
						if (!onInsert) unsaved.keep(undefined);
						remove.mutate(id);
					}}
				>
					{copy.remove}
				</Button>
			</Group>
		</div>
	);
}
