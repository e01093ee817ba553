-- When the answer to a lead is due: the one place that says what each form promises. A column, so that old leads,
-- and those that a release before this one still stores during an upgrade, have it too.
drop index private.leads_inbox;

alter table private.leads
	add column due_at timestamptz not null generated always as (coalesce(
		-- By way of UTC: with a time zone the sum would depend on the session's.
		((received_at at time zone 'UTC') + case source
			when 'quick_analysis_modal' then interval '48 hours'
			when 'privacy_request' then interval '30 days'
		end) at time zone 'UTC',
		'infinity'
	)) stored;

comment on column private.leads.due_at is 'When the answer is due that the form promises; infinity where it promises none (demo form, newsletter, test leads).';

-- The due time is last, so that a group of the inbox is found in the index and still read by time of receipt.
create index leads_inbox on private.leads (inbox, received_at desc, id desc, due_at);
