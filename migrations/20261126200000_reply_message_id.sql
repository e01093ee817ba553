-- The Message-ID under which a reply was sent, so that the next one continues its thread.
alter table private.lead_replies add column message_id text;
