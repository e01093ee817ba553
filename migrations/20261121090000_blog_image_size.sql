-- A page must know how much room a picture takes before it has the picture. In pixels, as it is shown.
-- Nothing wrote pictures before this migration, so no row lacks a size.
alter table public.blog_images
	add column width integer not null check (width between 1 and 16384),
	add column height integer not null check (height between 1 and 16384);

-- The cover has a place of its own; the other pictures name the heading that they stand below.
create unique index blog_images_cover on public.blog_images (post_id) where position = 'cover';
