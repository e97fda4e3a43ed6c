-- The token in the mail's link or code: its lifetime begins when the mail is sent. Null for a mail without one.
ALTER TABLE mails ADD COLUMN token_hash bytea;
CREATE INDEX mails_token ON mails (token_hash) WHERE token_hash IS NOT NULL AND failed_at IS NULL;

-- Whether the mail counted for its mailbox, so that it waits for its network only.
ALTER TABLE mails ADD COLUMN is_mailbox_counted boolean NOT NULL DEFAULT false;
