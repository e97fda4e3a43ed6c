-- When the member last proved in this session who they are; earlier sessions have to prove it again.
ALTER TABLE session_families ADD COLUMN confirmed_at timestamptz NOT NULL DEFAULT '-infinity';
