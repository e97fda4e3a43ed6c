CREATE TABLE qa_categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  UNIQUE (channel_id, key)
);

CREATE TABLE qas (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  qa_category_id integer NOT NULL REFERENCES qa_categories ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  question text NOT NULL,
  answer text NOT NULL
);
CREATE INDEX qas_category ON qas (qa_category_id, position, id);

CREATE TABLE popups (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  position integer NOT NULL DEFAULT 0,
  title text NOT NULL,
  body text NOT NULL DEFAULT '',
  image jsonb,
  link_href text CHECK (link_href ~ '^/([^/\\]|$)'),
  link_label text,
  -- Whether a page opens it, or an event of the storefront.
  event text,
  -- Beginnings of the paths that open it; empty for all pages.
  paths text[] NOT NULL DEFAULT '{}',
  audience text NOT NULL DEFAULT 'all' CHECK (audience IN ('all', 'guest', 'member')),
  frequency text NOT NULL DEFAULT 'once' CHECK (frequency IN ('once', 'daily', 'always')),
  delay_seconds smallint NOT NULL DEFAULT 0 CHECK (delay_seconds BETWEEN 0 AND 600),
  starts_at timestamptz,
  ends_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((link_href IS NULL) = (link_label IS NULL))
);
CREATE INDEX popups_channel ON popups (channel_id, position, id);

-- What the storefront tells of. Nothing here names a person; the id is known to the browser alone.
CREATE TABLE ecommerce_events (
  id uuid PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  name text NOT NULL,
  args jsonb NOT NULL,
  cart_id integer REFERENCES carts ON DELETE SET NULL,
  logreco_rcmd_ct integer,
  happened_at timestamptz NOT NULL
);
CREATE INDEX ecommerce_events_oldest ON ecommerce_events (happened_at);

-- What the shop has put around a page (`frame`), and what a page itself is made of (`page`).
CREATE TABLE layouts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('frame', 'page')),
  page text NOT NULL,
  title text NOT NULL DEFAULT '',
  is_show_header boolean NOT NULL DEFAULT true,
  is_show_footer boolean NOT NULL DEFAULT true,
  -- A frame has top, side and bottom, a page its layout: lists of blocks.
  areas jsonb NOT NULL CHECK (jsonb_typeof(areas) = 'object'),
  UNIQUE (channel_id, kind, page)
);

CREATE TABLE landing_pages (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  slug text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  image jsonb,
  layout jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(layout) = 'array'),
  is_show_header boolean NOT NULL DEFAULT true,
  is_show_footer boolean NOT NULL DEFAULT true,
  -- Whether it stands in the list of landing pages.
  is_listed boolean NOT NULL DEFAULT true,
  -- A path of this shop or an https address; what of it is answered, the allowlist decides.
  redirect_to text CHECK (redirect_to ~ '^(/([^/\\]|$)|https://)'),
  starts_at timestamptz,
  ends_at timestamptz,
  updated_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (channel_id, slug)
);

CREATE TABLE catalogs (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  title text NOT NULL,
  lead text NOT NULL DEFAULT '',
  issued_on date NOT NULL,
  is_orderable boolean NOT NULL DEFAULT true,
  cover jsonb NOT NULL,
  -- Pictures, words and keys of products.
  pages jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(pages) = 'array'),
  UNIQUE (channel_id, key)
);

CREATE TABLE color_schemes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  colors jsonb NOT NULL CHECK (jsonb_typeof(colors) = 'object'),
  is_selected boolean NOT NULL DEFAULT false,
  UNIQUE (channel_id, key)
);
CREATE UNIQUE INDEX color_schemes_selected ON color_schemes (channel_id) WHERE is_selected;

-- The people of a collection, each with what they chose.
CREATE TABLE collection_entries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  collection_id integer NOT NULL REFERENCES collections ON DELETE CASCADE,
  position smallint NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  role text NOT NULL DEFAULT '',
  words text NOT NULL DEFAULT '',
  image jsonb,
  product_ids integer[] NOT NULL DEFAULT '{}',
  UNIQUE (collection_id, key)
);
