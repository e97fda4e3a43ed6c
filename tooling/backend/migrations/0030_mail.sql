-- Where a shop stands, e.g. https://shop.example.jp, for links in mails and as a return address: never taken from a
-- request, whose Host anybody may name.
ALTER TABLE channels ADD COLUMN origin text;
UPDATE channels
SET origin = CASE key WHEN 'simple' THEN 'http://localhost:3000' ELSE 'http://' || key || '.localhost:3000' END;
ALTER TABLE channels ALTER COLUMN origin SET NOT NULL;

-- Mails that wait to be sent, written in the transaction of what they tell of. A mail that was sent is deleted: it is full
-- of names, and of links that open accounts.
CREATE TABLE mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- Which mail it is, for the log.
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text NOT NULL,
  queued_at timestamptz NOT NULL,
  tries smallint NOT NULL DEFAULT 0,
  -- While a process sends it, the time at which another may try.
  next_try_at timestamptz NOT NULL,
  -- Given up; kept for a while for whoever looks into it.
  failed_at timestamptz
);
CREATE INDEX mails_due ON mails (next_try_at, id) WHERE failed_at IS NULL;

-- How often in a row the member's mail server has refused their address for good.
ALTER TABLE users ADD COLUMN mail_error_count integer NOT NULL DEFAULT 0;
