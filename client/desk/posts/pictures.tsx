import { Button, FileButton, Group, Select, Stack, Text, TextInput } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import { useState } from "react";
import { type PostAnswer, type PostPicture, picturePath } from "../../../shared/desk/posts.ts";
import { COVER, POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { preparePicture } from "../parts/prepare-picture.ts";
import { Section } from "../parts/section.tsx";
import { headingsOf } from "./headings.ts";
import styles from "./pictures.module.css";
import { usePictureChanges } from "./use-posts.ts";

/** What a file dialog offers; the browser reduces what it can read. */
const ACCEPT = "image/*";

/** The cover and the pictures in the text. Each change takes effect at once, apart from the text. */
export function Pictures({ stored, content }: { stored: PostAnswer; content: string }) {
	const { pictures: copy } = useCopy().posts;
	const { add: addPicture } = usePictureChanges(stored.id);
	const cover = stored.pictures.find(({ position }) => position === COVER);
	const inText = stored.pictures.filter((picture) => picture !== cover);
	const headings = headingsOf(content);
	const add = (position: string) => (file: File | null) => {
		if (!file) return;
		const alt = position === COVER ? (cover?.alt ?? "") : "";
		addPicture.mutate(async () => ({ position, alt, image: await preparePicture(file) }));
	};
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
				<AddButton
					label={cover || stored.externalCover ? copy.replace : copy.addCover}
					isLoading={addPicture.isPending}
					onChoose={add(COVER)}
				/>
			</Stack>
			<Stack gap="sm">
				<h3 className={styles.heading}>{copy.inText}</h3>
				{inText.map((picture) => (
					<Picture key={picture.id} post={stored.id} picture={picture} headings={headings} />
				))}
				<AddButton label={copy.add} isLoading={addPicture.isPending} onChoose={add("")} />
			</Stack>
		</Section>
	);
}

function AddButton({
	label,
	isLoading,
	onChoose,
}: {
	label: string;
	isLoading: boolean;
	onChoose(file: File | null): void;
}) {
	return (
		<FileButton accept={ACCEPT} onChange={onChoose} inputProps={{ "aria-label": label }}>
			{(props) => (
				<Button
					{...props}
					variant="default"
					loading={isLoading}
					leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
				>
					{label}
				</Button>
			)}
		</FileButton>
	);
}

/** A picture, what it shows, and below which heading it stands. */
function Picture({
	post,
	picture,
	headings,
}: {
	post: string;
	picture: PostPicture;
	/** Undefined for the cover. */
	headings?: readonly string[];
}) {
	const { pictures: copy } = useCopy().posts;
	const { change, remove } = usePictureChanges(post);
	const { id, position, width, height } = picture;
	const [alt, setAlt] = useState(picture.alt);
	const isListed = position === "" || headings?.includes(position);
	return (
		<div className={styles.item}>
			<img
				className={styles.picture}
				src={picturePath(post, id)}
				alt={picture.alt}
				width={width}
				height={height}
				loading="lazy"
			/>
			<TextInput
				label={copy.alt}
				description={copy.altHint}
				maxLength={POST_BOUNDS.alt}
				value={alt}
				onChange={({ currentTarget }) => setAlt(currentTarget.value)}
				onBlur={() => alt.trim() !== picture.alt && change.mutate({ picture: id, alt })}
			/>
			{headings && (
				<Select
					label={copy.position}
					allowDeselect={false}
					value={position}
					onChange={(next) => next !== null && change.mutate({ picture: id, position: next })}
					data={[
						{ value: "", label: copy.end },
						// A program may have named the heading by its slug.
						...(isListed ? [] : [{ value: position, label: position }]),
						...headings.map((heading) => ({ value: heading, label: heading })),
					]}
				/>
			)}
			<Group>
				<Button
					variant="subtle"
					color="gray"
					loading={remove.isPending}
					onClick={() => remove.mutate(id)}
				>
					{copy.remove}
				</Button>
			</Group>
		</div>
	);
}
