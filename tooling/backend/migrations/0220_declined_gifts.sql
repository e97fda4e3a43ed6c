-- When the recipient of a social gift declined it; its order is cancelled with it.
ALTER TABLE social_gifts ADD COLUMN declined_at timestamptz,
  ADD CHECK (declined_at IS NULL OR (accepted_at IS NULL AND expired_at IS NULL));
