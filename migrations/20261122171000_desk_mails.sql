-- Mails that somebody sends again from the desk, and one that shows that mails arrive.
alter table private.mails
	add column retried_at timestamptz,
	drop constraint mails_kind_check,
	add constraint mails_kind_check check (kind in (
		'lead', 'digest', 'confirmation', 'invite', 'reset', 'newsletter_confirm', 'newsletter_welcome', 'test'
	));

comment on column private.mails.retried_at is 'When somebody sent it again that was given up.';

create index mails_created on private.mails (created_at desc, id desc);
