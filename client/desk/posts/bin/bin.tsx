import { Button, Stack, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import {
	type BinAnswer,
	binnedPicturePath,
	daysLeft,
} from "../../../../shared/desk/post-history.ts";
import type { Language } from "../../../../shared/languages.ts";
import { request } from "../../api/request.ts";
import { useCopy } from "../../language/language.tsx";
import { ErrorAlert } from "../../parts/error-alert.tsx";
import { firstClick } from "../../parts/first-click.ts";
import { LanguageCode } from "../../parts/language-code.tsx";
import list from "../../parts/list.module.css";
import { Notice } from "../../parts/notice.tsx";
import { Page } from "../../parts/page.tsx";
import { Time, useNow } from "../../parts/time.tsx";
import styles from "./bin.module.css";
import { useRestore } from "./use-restore.ts";

/** `/desk/posts/bin`: posts and pictures deleted in the last 30 days, which can be restored. */
export function Component() {
	const { bin: copy, back } = useCopy().posts;
	const { data, error } = useQuery({
		queryKey: ["posts", "bin"],
		queryFn: ({ signal }) => request<BinAnswer>("/bin", { signal }),
		staleTime: 0,
	});
	const restore = useRestore();
	const button = (path: string, message: string) => (
		<Button
			variant="default"
			loading={restore.isPending && restore.variables.path === path}
			onClick={firstClick(() => restore.mutate({ path, message }))}
		>
			{copy.restore}
		</Button>
	);
	const isEmpty = data && data.posts.length + data.pictures.length === 0;
	return (
		<Page name="posts" below={{ title: copy.title, back }} text={copy.text} wide>
			<ErrorAlert error={error} />
			{isEmpty && <Notice title={copy.empty.title} text={copy.empty.text} />}
			{data && data.posts.length > 0 && (
				<Stack gap="xs">
					<Title order={2}>{copy.posts}</Title>
					<ul className={list.list}>
						{data.posts.map(({ id, title, language, by, binned_at }) => (
							<Row
								key={id}
								title={<span lang={language}>{title}</span>}
								language={language}
								by={by}
								at={binned_at}
							>
								{button(`posts/${id}`, copy.restored)}
							</Row>
						))}
					</ul>
				</Stack>
			)}
			{data && data.pictures.length > 0 && (
				<Stack gap="xs">
					<Title order={2}>{copy.pictures}</Title>
					<ul className={list.list}>
						{data.pictures.map(({ id, title, alt, by, binned_at }) => (
							<Row
								key={id}
								title={alt || copy.pictureOf(title)}
								by={by}
								at={binned_at}
								picture={id}
							>
								{button(`pictures/${id}`, copy.pictureRestored)}
							</Row>
						))}
					</ul>
				</Stack>
			)}
		</Page>
	);
}

function Row({
	title,
	language,
	by,
	at,
	picture,
	children,
}: {
	title: ReactNode;
	/** The post's. */
	language?: Language;
	by: string;
	at: string;
	picture?: string;
	children: ReactNode;
}) {
	const { bin: copy } = useCopy().posts;
	const now = useNow();
	return (
		<li className={styles.row}>
			{picture && (
				<img className={styles.picture} src={binnedPicturePath(picture)} alt="" loading="lazy" />
			)}
			<div className={`${list.what} ${styles.what}`}>
				<Text fw={600}>{title}</Text>
				<Text size="sm" c="dimmed">
					{language && (
						<>
							<LanguageCode language={language} />
							{" · "}
						</>
					)}
					{copy.deleted(by)} <Time at={at} /> · {copy.left(daysLeft(at, now))}
				</Text>
			</div>
			{children}
		</li>
	);
}
