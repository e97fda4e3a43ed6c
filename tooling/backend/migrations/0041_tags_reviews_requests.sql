CREATE TABLE tags (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  lead text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  -- Opens the tag's list of products; null where it is open to all.
  password_hash text,
  UNIQUE (channel_id, key)
);

CREATE TABLE product_tags (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  tag_id integer NOT NULL REFERENCES tags ON DELETE CASCADE,
  PRIMARY KEY (tag_id, product_id)
);

-- What belongs to a product: a lid, a gift box, a refill.
CREATE TABLE product_accessories (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  accessory_id integer NOT NULL REFERENCES products ON DELETE CASCADE CHECK (accessory_id <> product_id),
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, accessory_id)
);

CREATE TABLE reviews (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- Null once the member has left: what was said stays.
  user_id integer REFERENCES users ON DELETE SET NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  title text,
  body text NOT NULL,
  nickname text NOT NULL,
  -- As it was when it was written.
  is_purchased boolean NOT NULL,
  -- False where the shop has taken it off.
  is_show boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, product_id)
);
CREATE INDEX reviews_newest ON reviews (product_id, created_at DESC, id DESC) WHERE is_show;

CREATE TABLE product_requests (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  user_id integer REFERENCES users ON DELETE SET NULL,
  product_id integer REFERENCES products ON DELETE SET NULL,
  product_name text NOT NULL,
  maker_name text,
  quantity integer CHECK (quantity BETWEEN 1 AND 9999),
  note text,
  status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'checking', 'answered', 'declined')),
  reply text,
  requested_at timestamptz NOT NULL,
  -- Taken out of the member's history; the shop still has it.
  hidden_at timestamptz
);
CREATE INDEX product_requests_newest ON product_requests (user_id, requested_at DESC, id DESC) WHERE hidden_at IS NULL;
