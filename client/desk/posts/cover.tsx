import { FileButton, Stack, Text, TextInput } from "@mantine/core";
import { IconPhotoPlus } from "@tabler/icons-react";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { COVER, POST_BOUNDS } from "../../../shared/post.ts";
import { useCopy } from "../language/language.tsx";
import { BusyButton } from "../parts/busy-button.tsx";
import { focusField } from "../parts/focus-error.ts";
import { preparePicture } from "../parts/prepare-picture.ts";
import styles from "./pictures.module.css";
import { Picture } from "./pictures.tsx";
import { COVER_ALT, type CoverText, coverOf } from "./use-cover-text.ts";
import { usePictureChanges } from "./use-posts.ts";

/** The picture above the post. Each change takes effect at once, apart from the text. */
export function Cover({ stored, coverText }: { stored: PostAnswer; coverText: CoverText }) {
	const { pictures: copy } = useCopy().posts;
	const { add } = usePictureChanges(stored.id);
	const cover = coverOf(stored);
	const addCover = (file: File | null) => {
		if (!file) return;
		const button = document.activeElement;
		add.mutate(
			async (before) => ({
				position: COVER,
				alt: coverOf(before)?.alt ?? "",
				image: await preparePicture(file),
			}),
			{
				// What it shows comes next, unless somebody has gone on by then.
				onSuccess: () => {
					const isHere = button !== document.body && document.activeElement === button;
					if (isHere && !cover?.alt) setTimeout(() => focusField(COVER_ALT));
				},
			},
		);
	};
	const addLabel = cover || stored.externalCover ? copy.replace : copy.addCover;
	return (
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
							data-path={COVER_ALT}
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
				stored.externalCover && <img className={styles.picture} src={stored.externalCover} alt="" />
			)}
			<FileButton accept="image/*" onChange={addCover} inputProps={{ "aria-label": addLabel }}>
				{(props) => (
					<BusyButton
						{...props}
						variant="default"
						isBusy={add.isPending}
						leftSection={<IconPhotoPlus size={18} aria-hidden="true" />}
					>
						{addLabel}
					</BusyButton>
				)}
			</FileButton>
			<Text size="sm" c="dimmed">
				{copy.atOnce}
			</Text>
		</Stack>
	);
}
