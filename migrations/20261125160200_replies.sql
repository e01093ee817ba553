-- What the team answers a lead from the desk. It goes with the lead; the mail that carries it only refers to it.
create table private.lead_replies (
	id uuid primary key default gen_random_uuid(),
	lead_id uuid not null references private.leads on delete cascade,
	person text not null check (length(person) between 1 and 320),
	subject text not null check (length(subject) between 1 and 200),
	body text not null check (length(body) between 1 and 20000),
	written_at timestamptz not null default now()
);

comment on column private.lead_replies.person is 'The e-mail address of the account that wrote it; answers go there.';

create index lead_replies_lead on private.lead_replies (lead_id, written_at);

alter table private.mails
	add column reply_id uuid references private.lead_replies on delete cascade,
	drop constraint mails_kind_check,
	add constraint mails_kind_check check (kind in (
		'lead', 'digest', 'confirmation', 'invite', 'reset', 'newsletter_confirm', 'newsletter_welcome', 'test', 'reply'
	)),
	add constraint mails_reply_check check ((kind = 'reply') = (reply_id is not null));

create index mails_reply on private.mails (reply_id) where reply_id is not null;
