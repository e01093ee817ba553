-- Whether a reply answers its lead. One that is taken back leaves the lead to the next that answers it. A reply of the
-- version before does not count, as before.
alter table private.lead_replies add column answers boolean not null default false;
