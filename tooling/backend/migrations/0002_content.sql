CREATE TABLE messages (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  code text NOT NULL,
  content text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (channel_id, code)
);

CREATE TABLE banners (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  area text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  is_show boolean NOT NULL DEFAULT true,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  -- A path of this shop.
  link text CHECK (link ~ '^/([^/\\]|$)'),
  image jsonb NOT NULL
);
CREATE INDEX banners_area ON banners (channel_id, area, position, id);

CREATE TABLE collections (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  alias text NOT NULL,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  UNIQUE (channel_id, alias)
);

CREATE TABLE collection_products (
  collection_id integer NOT NULL REFERENCES collections ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position integer NOT NULL,
  PRIMARY KEY (collection_id, product_id)
);

CREATE TABLE news (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  title text NOT NULL,
  category text NOT NULL,
  body text NOT NULL DEFAULT '',
  published_at timestamptz NOT NULL,
  UNIQUE (channel_id, key)
);
CREATE INDEX news_newest ON news (channel_id, published_at DESC, id DESC);

CREATE TABLE static_pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- As the address bar shows it, with a leading and no trailing slash.
  url text NOT NULL CHECK (url ~ '^(/[A-Za-z0-9_.~-]+){1,8}$'),
  title text NOT NULL,
  data text NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (channel_id, url)
);
