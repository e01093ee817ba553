-- A change of role ends the access tokens of an account since this version; those of earlier changes end here.
delete from private.access_tokens
where account_id in (select id from private.accounts where role = 'sales');
