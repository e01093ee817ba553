import type { Pool } from "pg";
import * as v from "valibot";
import { type BlogPostChange, blogPostChangeSchema } from "./post-change.ts";

/** What the database tells about posts whose date has come and is to come, all by its own clock. */
export interface Schedule {
	/** When it was asked, as the database writes a time. */
	askedAt: string;
	/** Posts that have appeared since it was last asked. */
	due: BlogPostChange[];
	/** Milliseconds until the next post appears; undefined where none is scheduled. */
	next: number | undefined;
}

/** Milliseconds after which it is asked again in any case. A timer takes no more than 2^31 ms, and drifts from the database's clock. */
const LONGEST = 60 * 60 * 1_000;

/** Milliseconds until it is asked again after the question failed. */
const AGAIN = 5_000;

const rowSchema = v.object({
	asked_at: v.string(),
	due: v.array(blogPostChangeSchema),
	next: v.nullable(v.number()),
});

/** @param since what `askedAt` was the last time; without it no post has just appeared. */
export async function askSchedule(
	pool: Pool,
	since?: string,
): Promise<Schedule> {
	const { rows } = await pool.query(
		`select
			now()::text as asked_at,
			coalesce(json_agg(json_build_object('language', language, 'slug', slug))
				filter (where published_at <= now()), '[]') as due,
			(extract(epoch from min(published_at) filter (where published_at > now()) - now()) * 1000)::float8 as next
		from public.blog_posts
		where status = 'published' and published_at > coalesce($1::timestamptz, now())`,
		[since ?? null],
	);
	const { asked_at, due, next } = v.parse(rowSchema, rows[0]);
	return { askedAt: asked_at, due, next: next ?? undefined };
}

interface Options {
	ask(since: string | undefined): Promise<Schedule>;
	/** Called for each post when its date comes. */
	onDue(post: BlogPostChange): void;
	onError(error: unknown): void;
}

interface ScheduleWatch {
	/** Asks again: what is scheduled may have changed. */
	renew(): void;
	stop(): void;
}

/**
 * Tells of each scheduled post at its time. Every answer continues where the last one ended, so a post
 * is told of even when its date came while a question was on its way or the database was away.
 */
export function watchSchedule({ ask, onDue, onError }: Options): ScheduleWatch {
	let since: string | undefined;
	let timer: NodeJS.Timeout | undefined;
	let questions = 0;

	async function look(): Promise<void> {
		questions++;
		const question = questions;
		clearTimeout(timer);
		let wait = AGAIN;
		try {
			const { askedAt, due, next = LONGEST } = await ask(since);
			// A later question is under way, and asks for the same posts and more.
			if (question !== questions) return;
			since = askedAt;
			for (const post of due) onDue(post);
			wait = Math.min(Math.ceil(next), LONGEST);
		} catch (error) {
			if (question !== questions) return;
			onError(error);
		}
		timer = setTimeout(look, wait).unref();
	}

	return {
		renew: () => void look(),
		stop() {
			questions++;
			clearTimeout(timer);
		},
	};
}
