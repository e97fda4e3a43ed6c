-- The link in the mail to the former email, which takes a change back for a week; `email` is the former one.
ALTER TABLE one_off_tokens
  DROP CONSTRAINT one_off_tokens_kind_check,
  ADD CONSTRAINT one_off_tokens_kind_check
    CHECK (kind IN ('unlock', 'reminder', 'email', 'email_restore', 'code', 'sync', 'oauth', 'registration'));
