-- The login service that a mailed code links.
ALTER TABLE one_off_tokens ADD COLUMN service text;

-- A new password by a reminder removes all services, whenever they were linked. Only processes of the release before write the
-- time; the next release drops it.
ALTER TABLE oauth_accounts ALTER COLUMN linked_at SET DEFAULT now();
