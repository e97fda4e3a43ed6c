-- Who makes what the shop sells. A brand belongs to one maker at the most.
CREATE TABLE makers (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  kana text NOT NULL DEFAULT '',
  lead text NOT NULL DEFAULT '',
  place text NOT NULL DEFAULT '',
  founded text,
  story text NOT NULL DEFAULT '',
  image jsonb,
  UNIQUE (channel_id, key)
);
ALTER TABLE brands ADD COLUMN maker_id integer REFERENCES makers ON DELETE SET NULL;
CREATE INDEX brands_maker ON brands (maker_id);

CREATE TABLE blogs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  category text NOT NULL,
  author text,
  body text NOT NULL DEFAULT '',
  image jsonb,
  published_at timestamptz NOT NULL,
  UNIQUE (channel_id, key)
);
CREATE INDEX blogs_newest ON blogs (channel_id, published_at DESC, id DESC);

CREATE TABLE blog_products (
  blog_id integer NOT NULL REFERENCES blogs ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL,
  PRIMARY KEY (blog_id, product_id)
);

-- Which members have read what.
CREATE TABLE news_readers (
  news_id integer NOT NULL REFERENCES news ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  read_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, news_id)
);
