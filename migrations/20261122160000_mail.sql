-- Who asked for the newsletter, with the proof of it.
create table private.subscriptions (
	id uuid primary key default gen_random_uuid(),
	email text not null check (length(email) between 3 and 254),
	language text not null check (language in ('tr', 'de', 'en')),
	page text,
	consent text not null,
	asked_at timestamptz not null default now(),
	confirmed_at timestamptz,
	left_at timestamptz check (left_at is null or confirmed_at is not null)
);

comment on column private.subscriptions.consent is 'The words above the button that the visitor pressed.';
comment on column private.subscriptions.confirmed_at is 'When the link in the mail was confirmed; until then the address is on no list.';
comment on column private.subscriptions.left_at is 'Kept as a proof of the consent until the retention is over.';

-- One list for each language. Who left may come back.
create unique index subscriptions_list on private.subscriptions (lower(email), language) where left_at is null;

-- The site's mails. A row has no e-mail address and no text: both are read when it is sent, from the row that
-- it is about, and go with that row.
create table private.mails (
	id uuid primary key default gen_random_uuid(),
	kind text not null check (kind in (
		'lead', 'digest', 'confirmation', 'invite', 'reset', 'newsletter_confirm', 'newsletter_welcome'
	)),
	lead_id uuid references private.leads on delete cascade,
	account_id uuid references private.accounts on delete cascade,
	subscription_id uuid references private.subscriptions on delete cascade,
	link text,
	since timestamptz,
	state text not null default 'waiting' check (state in ('waiting', 'sent', 'failed')),
	attempts integer not null default 0,
	last_error text,
	created_at timestamptz not null default now(),
	next_attempt_at timestamptz default now(),
	ended_at timestamptz,
	check (num_nonnulls(lead_id, account_id, subscription_id) > 0),
	check ((state = 'waiting') = (ended_at is null))
);

comment on column private.mails.account_id is 'Whom it goes to in the team; empty when it goes to the visitor.';
comment on column private.mails.link is 'Lets its reader set a password; removed once the mail is sent or given up.';
comment on column private.mails.since is 'A digest tells of the leads from then on.';
comment on column private.mails.last_error is 'What the mail server answered, without its words, which may name an address.';

create index mails_lead on private.mails (lead_id, created_at) where lead_id is not null;
create index mails_account on private.mails (account_id) where account_id is not null;
create index mails_subscription on private.mails (subscription_id) where subscription_id is not null;
create index mails_unsent on private.mails (state, created_at) where state <> 'sent';
create index mails_ended on private.mails (ended_at);

alter table private.accounts add column digest_at timestamptz;

comment on column private.accounts.digest_at is 'Until when the account''s daily mail has told of leads.';
