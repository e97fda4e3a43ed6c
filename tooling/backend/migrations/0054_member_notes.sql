-- Days that a member remembers every year.
CREATE TABLE user_memorials (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  target_user_name text NOT NULL,
  call text,
  division_ct smallint NOT NULL,
  name text NOT NULL,
  month smallint NOT NULL CHECK (month BETWEEN 1 AND 12),
  date smallint NOT NULL CHECK (date BETWEEN 1 AND 31)
);
CREATE INDEX user_memorials_user ON user_memorials (user_id, id);

-- Measurements and the like: what was stored last stands, what was before it is kept to be looked up.
CREATE TABLE timeseries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('measurement', 'embroidery')),
  values jsonb NOT NULL CHECK (jsonb_typeof(values) = 'object'),
  measured_at timestamptz NOT NULL
);
CREATE INDEX timeseries_user ON timeseries (user_id, purpose, measured_at DESC, id DESC);

-- Pages of the shop that a member wants to find again.
CREATE TABLE bookmarks (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  url text NOT NULL CHECK (url LIKE '/%'),
  title text NOT NULL CHECK (title <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, url)
);
CREATE INDEX bookmarks_user ON bookmarks (user_id, created_at DESC, id DESC);

-- What a member writes to an order, for themselves.
CREATE TABLE order_memos (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  order_id integer NOT NULL UNIQUE REFERENCES orders ON DELETE CASCADE,
  body text NOT NULL CHECK (body <> ''),
  updated_at timestamptz NOT NULL
);
CREATE INDEX order_memos_user ON order_memos (user_id);
