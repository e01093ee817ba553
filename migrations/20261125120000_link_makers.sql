-- Who holds a link can set the password: the audit says whose link it was.
alter table private.account_links
	add column made_by text check (length(made_by) between 1 and 320);

comment on column private.account_links.made_by is 'Who made the link; empty for links from before this column.';
