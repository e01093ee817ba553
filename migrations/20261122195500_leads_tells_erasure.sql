alter table private.leads add column tells_erasure boolean not null default false;

comment on column private.leads.tells_erasure is 'Tells the newsletter''s webhook of an erasure; deleted once it is delivered.';
