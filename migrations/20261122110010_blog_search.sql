-- Full-text search over posts. A post is found by the stems of its language and by its words as they
-- stand, both without accents. The extension unaccent would do so before stemming, and is not immutable.

create function private.search_words(language text, content text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
	select translate(
		-- Numbers are found however they are grouped: 2000 and 2.000.
		regexp_replace(
			-- A suffix behind an apostrophe is no word: CRM'den, company's.
			regexp_replace(
				-- Lower case as in the language, whatever the database's locale is.
				lower(translate(
					-- Asking is far cheaper than doing it.
					case when content is normalized then content else normalize(content) end,
					-- Word joiners and soft hyphens are left out.
					'Iİ' || U&'\2060\00AD',
					case language when 'tr' then 'ıi' else 'ii' end
				)),
				'[''’][a-zçğıöşü]{1,4}([^a-zçğıöşüäéèêëâîû]|$)', '\1', 'g'
			),
			'([0-9])[.,]([0-9]{3})', '\1\2', 'g'
		),
		-- What the parser would take for a part of a word, an address or a number.
		$c$'-/.@_:+&%~’‘“”„«»…–—·→×§$c$ || U&'\00A0\202F',
		repeat(' ', 32)
	)
$$;

comment on function private.search_words is 'The words of a text in lower case, without punctuation.';

create function private.without_accents(content text) returns text
language sql immutable strict parallel safe set search_path = '' as $$
	select replace(translate(content, 'ışğçöüâîûäéèêëáàãåíìïñóòôõøúùý', 'isgcouaiuaeeeeaaaaiiinooooouuy'), 'ß', 'ss')
$$;

create function private.search_configuration(language text) returns regconfig
language sql immutable strict parallel safe set search_path = '' as $$
	select case language
		when 'tr' then 'pg_catalog.turkish'::regconfig
		when 'de' then 'pg_catalog.german'::regconfig
		else 'pg_catalog.english'::regconfig
	end
$$;

create function private.search_vector(language text, content text) returns tsvector
language sql immutable strict parallel safe set search_path = '' as $$
	with words as materialized (
		select private.search_words(language, content) as text
	)
	select
		-- Accents are removed after stemming: the stemmers know words as they are written.
		private.without_accents(concat_ws(
			' ',
			to_tsvector(private.search_configuration(language), text),
			to_tsvector('pg_catalog.simple', text)
		))::tsvector
	from words
$$;

comment on function private.search_vector is 'The stems and the words of a text, without accents.';

create function private.search_query(language text, query text) returns tsquery
language sql immutable strict parallel safe set search_path = '' as $$
	with words as (
		select
			place,
			place = max(place) over () as is_last,
			private.without_accents(plainto_tsquery(private.search_configuration(language), word)::text) as stem,
			quote_literal(private.without_accents(word)) as plain
		from regexp_split_to_table(private.search_words(language, left(query, 100)), ' +') with ordinality as split (word, place)
		where word <> ''
		order by place
		limit 8
	)
	select ('(' || string_agg(
		concat_ws(
			' | ',
			nullif(stem, ''),
			-- Whoever types has perhaps not finished the last word. Two letters begin too many words.
			plain || case when is_last and length(plain) > 4 then ':*' else '' end
		),
		') & ('
		order by place
	) filter (
		-- Stop words count only where there is nothing else.
		where stem <> '' or not exists (select from words meaningful where meaningful.stem <> '')
	) || ')')::tsquery
	from words
$$;

comment on function private.search_query is 'The query for a text that a visitor typed; null if it has no word.';

-- Apart from blog_posts, so that reading a post with all its columns does not read its vectors, and with
-- what decides who sees it, so that a search reads this table alone.
create table private.blog_search (
	post_id uuid primary key references public.blog_posts on delete cascade,
	language text not null,
	-- Null unless the post is published.
	published_at timestamptz,
	-- Title and excerpt, which decide the order.
	head tsvector not null,
	words tsvector not null
);

create index blog_search_words on private.blog_search using gin (words) with (fastupdate = off);

create function private.blog_search_of(post public.blog_posts) returns private.blog_search
language sql immutable set search_path = '' as $$
	select
		post.id,
		post.language,
		case when post.status = 'published' then post.published_at end,
		setweight(private.search_vector(post.language, post.title), 'A')
			|| setweight(private.search_vector(post.language, post.excerpt), 'B'),
		strip(private.search_vector(post.language, concat_ws(
			E'\n',
			post.title,
			post.excerpt,
			-- Of a Markdown link, only what is shown.
			regexp_replace(post.content, '\]\([^)\s]*\)', '] ', 'g')
		)))
$$;

create function private.index_blog_post() returns trigger
language plpgsql security definer set search_path = '' as $$
begin
	delete from private.blog_search where post_id = new.id;
	insert into private.blog_search select found.* from private.blog_search_of(new) found;
	return null;
end $$;

create trigger blog_posts_search
	after insert or update of language, status, published_at, title, excerpt, content on public.blog_posts
	for each row execute function private.index_blog_post();

insert into private.blog_search
select found.* from public.blog_posts post, private.blog_search_of(post) found;

-- With the rights of its owner, because under row-level security the index could not be used: a policy
-- comes before every operator that is not leakproof. So it repeats the policy's condition.
create function public.search_blog_posts(
	search_language text, search_text text, first_row integer, row_count integer
) returns jsonb
language sql stable security definer set search_path = '' as $$
	with query as materialized (
		select private.search_query(search_language, search_text) as terms
	), found as materialized (
		select post_id, published_at, ts_rank(head, terms) as rank
		from query, private.blog_search
		where words @@ terms and language = search_language and published_at <= now()
	), listed as (
		select * from found
		order by rank desc, published_at desc, post_id
		limit least(row_count, 100) offset first_row
	)
	select jsonb_build_object(
		'total', (select count(*) from found),
		'ids', (
			select coalesce(jsonb_agg(post_id order by rank desc, published_at desc, post_id), '[]') from listed
		),
		'terms', (
			select coalesce(jsonb_agg(distinct term[1]), '[]')
			from query, regexp_matches(terms::text, '''([^'']+)''', 'g') as term
		)
	)
$$;

comment on function public.search_blog_posts is 'Published posts in a language that match a text, the best first, and the words without accents by which they were found.';

create function public.blog_categories(category_language text) returns jsonb
language sql stable set search_path = '' as $$
	select coalesce(jsonb_agg(counted order by posts desc, category), '[]')
	from (
		select category, count(*) as posts from public.blog_posts
		where language = category_language and status = 'published'
		group by category
	) counted
$$;

create function public.related_blog_posts(post_id uuid, row_count integer) returns jsonb
language sql stable set search_path = '' as $$
	select coalesce(jsonb_agg(related.id order by shared_tags desc, same_category desc, published_at desc), '[]')
	from (
		select other.id, other.published_at, other.category = post.category as same_category, (
			select count(*) from unnest(other.tags) tag where tag = any(post.tags)
		) as shared_tags
		from public.blog_posts post
		join public.blog_posts other
			on other.language = post.language and other.id <> post.id and other.status = 'published'
		where post.id = related_blog_posts.post_id
			and (other.tags && post.tags or other.category = post.category)
		order by shared_tags desc, same_category desc, other.published_at desc
		limit least(row_count, 10)
	) related
$$;

comment on function public.related_blog_posts is 'Ids of published posts in the same language that share tags, else the category, the closest first.';

revoke all on function public.search_blog_posts, public.blog_categories, public.related_blog_posts from public;
grant execute on function public.search_blog_posts, public.blog_categories, public.related_blog_posts
	to anon, authenticated, service_role;
