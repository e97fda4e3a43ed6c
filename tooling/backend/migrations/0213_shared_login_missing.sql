-- An account that shares its email and has no `shared_email_login`, which only its password can make: one of before migration
-- 0150, or one that lost the email to its former owner. Its next login by the email stores it.
ALTER TABLE users ADD COLUMN is_shared_login_missing boolean NOT NULL DEFAULT false;
UPDATE users SET is_shared_login_missing = true
WHERE shared_email_login IS NULL AND NOT EXISTS (
  SELECT FROM login_names
  WHERE login_names.user_id = users.id AND login_names.name = lower(normalize(users.email, NFKC))
);
CREATE INDEX users_shared_login_missing ON users (channel_id, lower(normalize(email, NFKC))) WHERE is_shared_login_missing;
