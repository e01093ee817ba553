import { Button, FileButton, Group } from "@mantine/core";
import { useIsMutating } from "@tanstack/react-query";
import { mediaPath } from "../../../shared/picture.ts";
import { request } from "../api/request.ts";
import { useCopy } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { preparePicture } from "../parts/prepare-picture.ts";
import { useChange } from "../parts/use-change.ts";
import styles from "./item-list.module.css";

const UPLOAD = ["portrait"];

/** Whether a picture is on its way to the server. */
export const useIsUploading = (): boolean => useIsMutating({ mutationKey: UPLOAD }) > 0;

/** A person's picture. It is stored at once, and shown on the site when the person is saved. */
export function Portrait({
	id,
	name,
	error,
	onChange,
}: {
	/** Null: there is none. */
	id: string | null;
	name: string;
	/** Why it was refused when the person was saved. */
	error: string | undefined;
	onChange(id: string | null): void;
}) {
	const { portrait: copy } = useCopy().site;
	const add = useChange(
		async (file: File) =>
			request<{ id: string }>("/site/portraits", {
				method: "POST",
				body: { image: await preparePicture(file) },
			}),
		{ key: UPLOAD, done: (stored) => onChange(stored.id) },
	);
	return (
		<>
			<Group>
				{id && (
					<img
						className={styles.portrait}
						src={mediaPath(id, 320)}
						alt={copy.of(name)}
						width={96}
						height={96}
					/>
				)}
				<FileButton accept="image/*" onChange={(file) => file && add.mutate(file)}>
					{(props) => (
						<Button {...props} variant="default" loading={add.isPending}>
							{id ? copy.replace : copy.add}
						</Button>
					)}
				</FileButton>
				{id && (
					<Button variant="subtle" onClick={() => onChange(null)}>
						{copy.remove}
					</Button>
				)}
			</Group>
			<ErrorAlert error={add.error} />
			<ErrorAlert>{error}</ErrorAlert>
		</>
	);
}
