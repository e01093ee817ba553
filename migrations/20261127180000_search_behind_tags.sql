-- The parser of texts takes <script> for the beginning of code, and leaves out what follows.
create or replace function private.search_vector(language text, content text) returns tsvector
language plpgsql immutable strict parallel safe set search_path = '' as $$
declare
	words text := translate(private.search_words(language, content), '<>', '  ');
begin
	return private.without_accents(concat_ws(
		' ',
		-- Accents are removed after stemming: the stemmers know words as they are written.
		to_tsvector(private.search_configuration(language), words),
		to_tsvector('pg_catalog.simple', words)
	))::tsvector;
end $$;

update private.blog_search indexed set head = found.head, words = found.words
from public.blog_posts post, lateral private.blog_search_of(post) found
where post.id = indexed.post_id and concat(post.title, post.excerpt, post.content) like '%<%';
