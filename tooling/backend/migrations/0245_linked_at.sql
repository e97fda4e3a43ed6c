-- A reset of the password removes the accounts of login services that were linked before the email was verified.
ALTER TABLE oauth_accounts ADD COLUMN linked_at timestamptz NOT NULL DEFAULT now();
ALTER TABLE oauth_accounts ALTER COLUMN linked_at DROP DEFAULT;
