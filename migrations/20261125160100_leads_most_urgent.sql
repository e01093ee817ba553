-- The inbox shows what is overdue or due today by when it is due, the most urgent first.
create index leads_due on private.leads (due_at, id) where inbox = 'open';
