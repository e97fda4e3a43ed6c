-- Who caused a mail, so that one sender's mails do not delay those of others, and whether its recipient waits for it.
ALTER TABLE mails
  ADD COLUMN sender text NOT NULL DEFAULT '',
  ADD COLUMN is_urgent boolean NOT NULL DEFAULT false;
UPDATE mails SET sender = coalesce(network, recipient, kind);
DROP INDEX mails_due;
CREATE INDEX mails_due ON mails (is_urgent, sender, next_try_at, id) WHERE failed_at IS NULL;
