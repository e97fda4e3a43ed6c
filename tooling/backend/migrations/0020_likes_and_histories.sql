CREATE TABLE product_likes (
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  liked_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (user_id, product_id)
);

-- Who looked at what: a member, or a browser by its signed cookie.
CREATE TABLE product_histories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  user_id integer REFERENCES users ON DELETE CASCADE,
  guest_id uuid,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  viewed_at timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, guest_id) = 1),
  UNIQUE (user_id, product_id),
  UNIQUE (guest_id, product_id)
);

CREATE TABLE product_search_histories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  user_id integer REFERENCES users ON DELETE CASCADE,
  guest_id uuid,
  word text NOT NULL CHECK (word <> ''),
  searched_at timestamptz NOT NULL,
  CHECK (num_nonnulls(user_id, guest_id) = 1),
  UNIQUE (user_id, word),
  UNIQUE (guest_id, word)
);
