-- A username with a full-width ＠ took the email of another person as a login name. The member goes on with the own email; the
-- login name goes to the oldest account that was registered with the email.
WITH taken AS (
  DELETE FROM login_names USING users
  WHERE users.id = login_names.user_id
    AND login_names.name LIKE '%@%' AND login_names.name <> lower(normalize(users.email, NFKC))
  RETURNING login_names.user_id
)
UPDATE users SET username = email FROM taken WHERE users.id = taken.user_id;
INSERT INTO login_names (channel_id, name, user_id)
SELECT DISTINCT ON (channel_id, lower(normalize(email, NFKC))) channel_id, lower(normalize(email, NFKC)), id
FROM users
ORDER BY channel_id, lower(normalize(email, NFKC)), id
ON CONFLICT DO NOTHING;
