-- Finds the other accounts of an email when its account is deleted or takes another email.
CREATE INDEX users_email ON users (channel_id, lower(normalize(email, NFKC)), id);
