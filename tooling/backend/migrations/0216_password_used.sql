-- Whether the password has logged in: the first login with it may be a guess of another account's password (decision 0131).
-- Passwords of earlier versions count as used.
ALTER TABLE users ADD COLUMN is_password_used boolean NOT NULL DEFAULT true;
ALTER TABLE users ALTER COLUMN is_password_used SET DEFAULT false;
