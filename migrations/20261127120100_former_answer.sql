-- The answer that opening a lead again removed, for an undo.
alter table private.leads
	add column former_answered_at timestamptz,
	add column former_answered_by text check (length(former_answered_by) <= 320);
