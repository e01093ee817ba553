-- It served the foreign key on the source, which is gone: a translation is looked up by its own id.

drop index private.post_sources_source;
