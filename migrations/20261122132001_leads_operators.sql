-- The audit names persons, and reads of personal data; and what nobody has seen is not purged.
alter table private.lead_audit
	add column person text check (length(person) between 1 and 100),
	drop constraint lead_audit_action_check,
	add constraint lead_audit_action_check check (action in (
		'discard', 'erase', 'export', 'hold', 'purge', 'release', 'resume', 'retry', 'search', 'show'
	));

comment on column private.lead_audit.person is 'Who did it; empty when the server did it itself.';
comment on column private.lead_audit.actor is 'The database role.';

alter table private.leads add column seen_at timestamptz;

comment on column private.leads.seen_at is 'When an operator was first shown the lead after it was quarantined or given up.';
