-- Argon2id of email and password, by which an account logs in whose email opens another account; null when its email opens it.
ALTER TABLE users ADD COLUMN shared_email_login bytea;
CREATE INDEX users_shared_email_login ON users (channel_id, shared_email_login) WHERE shared_email_login IS NOT NULL;
