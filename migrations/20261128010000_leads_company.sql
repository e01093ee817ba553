-- A lead names the others of its firm.
create index leads_company on private.leads (lower(company));
