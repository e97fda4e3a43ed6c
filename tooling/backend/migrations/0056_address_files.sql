-- The most addresses that a member may keep, the own one among them (header x-limit).
ALTER TABLE channels ADD COLUMN address_limit integer NOT NULL DEFAULT 20 CHECK (address_limit BETWEEN 1 AND 10000);

-- Exports that are made later, in their order; done, they are gone and the member is told.
CREATE TABLE exports (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  encoding text NOT NULL CHECK (encoding IN ('utf-8', 'shift_jis')),
  requested_at timestamptz NOT NULL,
  -- While a process makes it, the time at which another may try.
  next_try_at timestamptz NOT NULL,
  -- Asked for again while it waits, it is still made once.
  UNIQUE (user_id, encoding)
);
CREATE INDEX exports_due ON exports (next_try_at, id);
