-- A member's lists beside the default one, which is product_likes. What is on one of these is liked too.
CREATE TABLE user_lists (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL CHECK (name <> ''),
  created_at timestamptz NOT NULL,
  UNIQUE (user_id, name)
);

CREATE TABLE user_list_products (
  user_list_id integer NOT NULL REFERENCES user_lists ON DELETE CASCADE,
  user_id integer NOT NULL,
  product_id integer NOT NULL,
  attached_at timestamptz NOT NULL,
  PRIMARY KEY (user_list_id, product_id),
  -- So that a like that is taken back takes the product off every list, wherever it is taken back.
  FOREIGN KEY (user_id, product_id) REFERENCES product_likes ON DELETE CASCADE
);
CREATE INDEX user_list_products_like ON user_list_products (user_id, product_id);
