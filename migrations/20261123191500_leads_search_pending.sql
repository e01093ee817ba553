-- Each new and each delivered lead took 1 ms of processor time for the index of the search, entry by entry.
-- Now they wait in a list that is merged at once. A search also reads that list, so it is kept short (kB).
alter index if exists private.leads_search set (fastupdate = on, gin_pending_list_limit = 256);
