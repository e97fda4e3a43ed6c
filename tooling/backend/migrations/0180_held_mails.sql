-- Whom a mail is for and which network caused it, for the limits of mails that strangers can cause. A held mail waits until
-- its limit allows one mail more, and is then sent in one mail with the others held for the same recipient.
ALTER TABLE mails
  ADD COLUMN user_id integer,
  ADD COLUMN network text,
  ADD COLUMN reference text,
  ADD COLUMN held_at timestamptz;
CREATE INDEX mails_held ON mails (channel_id, recipient, id) WHERE held_at IS NOT NULL AND failed_at IS NULL;
