-- Whether a session was opened with the password. Guesses of it in the others count together, for the member. It is unknown for
-- the present sessions.
ALTER TABLE session_families ADD COLUMN is_by_password boolean NOT NULL DEFAULT false;
