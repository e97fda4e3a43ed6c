-- Whether the email that a token of the kind `email_restore` brings back was verified.
ALTER TABLE one_off_tokens ADD COLUMN is_email_verified boolean NOT NULL DEFAULT false;
CREATE INDEX one_off_tokens_mailbox ON one_off_tokens (channel_id, mailbox_of(email), user_id) WHERE kind = 'email_restore';

-- The emails of a member: the present one, and former ones that can take their change back.
CREATE VIEW member_emails AS
  SELECT id AS user_id, channel_id, email, email_verified_at IS NOT NULL AS is_verified FROM users
  UNION ALL
  SELECT user_id, channel_id, email, is_email_verified FROM one_off_tokens WHERE kind = 'email_restore';

-- How the recipient was the member's when the mail was queued: `verified`, or `holder` of the mailbox. Null for mails before.
ALTER TABLE mails ADD COLUMN standing text;
