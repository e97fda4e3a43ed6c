-- When an account is deleted unless it was verified or used: anybody can register an email. Null for one that stays.
ALTER TABLE users ADD COLUMN expires_at timestamptz;
UPDATE users SET expires_at = greatest(created_at, now() - interval '150 days') + interval '180 days'
WHERE email_verified_at IS NULL;
CREATE INDEX users_expires_at ON users (expires_at) WHERE expires_at IS NOT NULL;
