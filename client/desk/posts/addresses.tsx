import { Button, Group, Stack, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import type { AddressesAnswer, NewDraftLinkAnswer } from "../../../shared/desk/post-addresses.ts";
import type { PostAnswer } from "../../../shared/desk/posts.ts";
import { pathFor } from "../../../shared/paths.ts";
import { request } from "../api/request.ts";
import { useCopy, useLanguage } from "../language/language.tsx";
import { CopyField } from "../parts/copy-field.tsx";
import { ErrorAlert } from "../parts/error-alert.tsx";
import { firstClick } from "../parts/first-click.ts";
import { Section } from "../parts/section.tsx";
import { useChange } from "../parts/use-change.ts";
import { useIsLater } from "./post-status.tsx";
import { addressesKey } from "./use-posts.ts";

/** Where the post can be read besides its own URL: earlier addresses, and links for people without an account. */
export function Addresses({
	stored: { id, language, live, post, updatedAt },
}: {
	stored: PostAnswer;
}) {
	const { addresses: copy } = useCopy().posts;
	const { format } = useLanguage();
	const reads = addressesKey(id);
	const { data, error } = useQuery({
		queryKey: reads,
		queryFn: ({ signal }) => request<AddressesAnswer>(`/posts/${id}/addresses`, { signal }),
	});
	const add = useChange(
		() => request<NewDraftLinkAnswer>(`/posts/${id}/draft-links`, { method: "POST" }),
		{ reads },
	);
	const revoke = useChange(
		(link: string) => request(`/posts/${id}/draft-links/${link}`, { method: "DELETE" }),
		{
			reads,
			done: add.reset,
			says: () => copy.revoked,
		},
	);
	const { former = [], links = [] } = data ?? {};
	const made = links.map(({ createdAt }) => createdAt);
	const { status, published_at } = live ?? post;
	const isLater = useIsLater(published_at, updatedAt);
	// Once visitors see the post, its links lead to its page on the site.
	const isDraft = status !== "published" || isLater;
	const { reset } = add;
	useEffect(() => {
		// A draft again, the post has no new link.
		if (!isDraft) reset();
	}, [isDraft, reset]);
	if (!isDraft && links.length === 0 && former.length === 0 && !error) return null;
	return (
		<Section title={copy.title}>
			{(isDraft || links.length > 0) && (
				<Text size="sm" c="dimmed">
					{isDraft ? copy.text : copy.toPost}
				</Text>
			)}
			{links.map((link) => (
				<Group key={link.id} justify="space-between" gap="sm">
					<Text size="sm">
						{copy.made(link.by, format.exactAmong(link.createdAt, made))}
						<br />
						{copy.until(format.exact(link.expiresAt))}
					</Text>
					<Button variant="default" size="sm" onClick={() => revoke.mutate(link.id)}>
						{copy.revoke}
					</Button>
				</Group>
			))}
			{isDraft && add.data && (
				<CopyField
					flex="1 1 12rem"
					label={copy.newLink}
					description={copy.once}
					value={add.data.url}
				/>
			)}
			{isDraft && (
				<Group>
					<Button
						variant="default"
						loading={add.isPending}
						onClick={firstClick(() => add.mutate())}
					>
						{copy.add}
					</Button>
				</Group>
			)}
			{former.length > 0 && (
				<Stack gap="xs">
					<Text size="sm">{copy.former}</Text>
					<ul>
						{former.map((slug) => (
							<li key={slug}>
								<Text size="sm" component="code">
									{pathFor("blog-post", language, slug)}
								</Text>
							</li>
						))}
					</ul>
				</Stack>
			)}
			<ErrorAlert error={error ?? add.error ?? revoke.error} />
		</Section>
	);
}
