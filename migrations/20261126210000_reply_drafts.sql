-- A reply that somebody is writing, so that it can be finished in another browser. It goes with the reply, with the lead
-- and with the account.
create table private.reply_drafts (
	lead_id uuid not null references private.leads on delete cascade,
	account_id uuid not null references private.accounts on delete cascade,
	draft jsonb not null,
	written_at timestamptz not null default now(),
	primary key (lead_id, account_id)
);

create index reply_drafts_account on private.reply_drafts (account_id);
