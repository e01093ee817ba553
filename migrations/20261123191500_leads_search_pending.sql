-- Each new and each delivered lead took 1 ms of processor time for the index of the search, entry by entry.
-- Now its entries wait in a list that is merged in one go once it has 256 kB. A search reads that list too.
alter index if exists private.leads_search set (fastupdate = on, gin_pending_list_limit = 256);
