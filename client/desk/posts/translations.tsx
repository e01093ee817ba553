import { Anchor, Button, Group, Stack, Text } from "@mantine/core";
import { Link } from "react-router-dom";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { LANGUAGES } from "../../../shared/languages.ts";
import { useLanguage } from "../language/language.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { Section } from "../parts/section.tsx";
import { useCreatePost } from "./use-posts.ts";

/** The posts in other languages that say the same, and what starts a missing one. */
export function Translations({
	stored: { id, language, post, translations },
	isChanged,
}: {
	stored: PostAnswer;
	/** Whether something is not saved yet, which a translation would lack. */
	isChanged: boolean;
}) {
	const {
		copy: {
			posts: { translations: copy },
		},
		format,
	} = useLanguage();
	const create = useCreatePost();
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
						{isChanged ? copy.saveFirst : copy.text}
					</Text>
					<Group gap="xs">
						{missing.map((other) => (
							<Button
								key={other}
								variant="default"
								disabled={isChanged}
								loading={create.isPending && create.variables.language === other}
								onClick={() =>
									create.mutate({ language: other, title: post.title, translates: id })
								}
							>
								{copy.start(format.languageName(other))}
							</Button>
						))}
					</Group>
				</>
			)}
			<ErrorAlert error={create.error} />
		</Section>
	);
}
