-- The overview and the digests read what was answered or came in lately, without reading all leads.
create index leads_answered on private.leads (answered_at);
create index leads_pending_since on private.leads (pending_since);

-- In plpgsql, whose plans are kept: in SQL each call planned the functions that it calls, which took longer
-- than the words. What it returns is the same.
create or replace function private.search_vector(language text, content text) returns tsvector
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
	words text := private.search_words(language, content);
begin
	return private.without_accents(concat_ws(
		' ',
		-- Accents are removed after stemming: the stemmers know words as they are written.
		to_tsvector(private.search_configuration(language), words),
		to_tsvector('pg_catalog.simple', words)
	))::tsvector;
end $$;
