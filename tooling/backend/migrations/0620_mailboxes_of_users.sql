-- The mailbox of an email without case, width, `+tag` and, at Gmail, dots: what `mailboxOf` returns.
CREATE FUNCTION mailbox_of(email text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE WHEN domain IN ('gmail.com', 'googlemail.com') THEN replace(local, '.', '') || '@gmail.com'
    ELSE local || '@' || domain END
  FROM lower(normalize(email, NFKC)) AS name,
    substring(name FROM '[^@]*$') AS domain,
    regexp_replace(regexp_replace(name, '@[^@]*$', ''), '^(.[^+]*)\+.*$', '\1') AS local
$$;
-- Finds a shop's first account of a mailbox, of which strangers register further spellings.
CREATE INDEX users_mailbox ON users (channel_id, mailbox_of(email), id);
