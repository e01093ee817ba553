import { Anchor, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import { LANGUAGES, type Language } from "../../../shared/languages.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { BusyButton } from "../parts/busy-button.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Section } from "../parts/section.tsx";
import { useCreatePost } from "./use-create-post.ts";
import type { PostEditor } from "./use-editor.ts";

/** The post's translations, with a button to start each missing one. */
export function Translations({
	editor: {
		stored: { id, language, translations },
		post,
		saveNow,
	},
}: {
	editor: PostEditor;
}) {
	const { translations: copy } = useCopy().posts;
	const { format } = useLanguage();
	const create = useCreatePost();
	/** Saves the typed text first; a failure is shown beside the title. */
	const start = async (other: Language) => {
		if (await saveNow()) create.mutate({ language: other, title: post.title, translates: id });
	};
	const missing = LANGUAGES.filter(
		(other) => other !== language && !translations.some((one) => one.language === other),
	);
	return (
		<Section title={copy.title}>
			{translations.length > 0 && (
				<Stack gap="xs">
					{translations.map((other) => (
						<div key={other.id}>
							<Text size="sm" c="dimmed">
								{format.languageName(other.language)}
							</Text>
							<Anchor component={Link} to={`/posts/${other.id}`} lang={other.language}>
								{other.title}
							</Anchor>
						</div>
					))}
				</Stack>
			)}
			{missing.length > 0 && (
				<>
					<Text size="sm" c="dimmed">
						{copy.text}
					</Text>
					<Group gap="xs">
						{missing.map((other) => (
							<BusyButton
								key={other}
								variant="default"
								isBusy={create.isPending && create.variables.language === other}
								onClick={() => start(other)}
							>
								{copy.start(format.languageName(other))}
							</BusyButton>
						))}
					</Group>
				</>
			)}
			<ErrorAlert error={create.error} />
		</Section>
	);
}
