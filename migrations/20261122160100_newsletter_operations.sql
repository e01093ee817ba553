-- Besides erasures a restore must not undo that somebody left the newsletter; bin/restore runs this file too.
create table if not exists operations.newsletter_left (
	subscription_id uuid primary key,
	left_at timestamptz not null default now()
);

comment on table operations.newsletter_left is 'Subscriptions that were ended: the migrations end again those that a restore brings back.';
