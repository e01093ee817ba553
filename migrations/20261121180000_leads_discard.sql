-- Leads that the operator throws away, and since when a lead has been in line for its delivery.
alter table private.lead_audit
	drop constraint lead_audit_action_check,
	add constraint lead_audit_action_check
		check (action in ('discard', 'erase', 'export', 'purge', 'release', 'retry'));

alter table private.leads add column pending_since timestamptz not null default now();
update private.leads set pending_since = received_at;

comment on column private.leads.pending_since is 'When the lead was last put in line for its delivery: received, released or retried.';
