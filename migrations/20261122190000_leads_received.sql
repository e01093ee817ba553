-- The overview, the digests and the lists of the command line read leads by their time of receipt alone.
create index leads_received on private.leads (received_at desc, id desc);
