-- A login that was taken over from another shop ends with a new password there: the members it came through.
ALTER TABLE session_families ADD COLUMN via_user_ids integer[] NOT NULL DEFAULT '{}';
CREATE INDEX session_families_via ON session_families USING gin (via_user_ids);
