-- A shop is a channel (decisions, channels). Every row below belongs to one, directly or through its product.
CREATE TABLE channels (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE CHECK (key ~ '^[a-z][a-z0-9-]{0,30}$'),
  name text NOT NULL,
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  -- 0 is Sunday. On these weekdays, and on national holidays where the shop says so, nothing is packed.
  closed_weekdays smallint[] NOT NULL DEFAULT '{0,6}' CHECK (closed_weekdays <@ '{0,1,2,3,4,5,6}'::smallint[]),
  is_closed_on_holidays boolean NOT NULL DEFAULT true,
  is_maintenance boolean NOT NULL DEFAULT false,
  maintenance_until timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- Single days that differ from the rule: a summer break, an open Sunday before Christmas.
CREATE TABLE business_day_exceptions (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  date date NOT NULL,
  is_open boolean NOT NULL,
  name text,
  PRIMARY KEY (channel_id, date)
);

CREATE TABLE categories (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- What the tree sorts: products or inquiries (spec 7, categories).
  kind text NOT NULL DEFAULT 'products' CHECK (kind IN ('products', 'inquiries')),
  parent_id integer REFERENCES categories ON DELETE CASCADE CHECK (parent_id <> id),
  key text NOT NULL,
  name text NOT NULL,
  position integer NOT NULL DEFAULT 0,
  image jsonb,
  UNIQUE (channel_id, kind, key)
);
CREATE INDEX categories_parent ON categories (parent_id);

CREATE TABLE brands (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  name text NOT NULL,
  kana text NOT NULL DEFAULT '',
  UNIQUE (channel_id, key)
);

CREATE TABLE products (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL CHECK (key ~ '^[A-Za-z0-9_.~-]{1,128}$'),
  code text NOT NULL,
  name text NOT NULL CHECK (name <> ''),
  brand_id integer REFERENCES brands ON DELETE SET NULL,
  catch_copy text NOT NULL DEFAULT '',
  description text NOT NULL DEFAULT '',
  specs jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(specs) = 'array'),
  options jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(options) = 'array'),
  tax_rate smallint NOT NULL DEFAULT 10 CHECK (tax_rate IN (8, 10)),
  is_show boolean NOT NULL DEFAULT true,
  lead_days smallint NOT NULL DEFAULT 1 CHECK (lead_days BETWEEN 0 AND 365),
  -- Lower is recommended more.
  position integer NOT NULL DEFAULT 0,
  released_at timestamptz NOT NULL DEFAULT now(),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Lowest and highest price of the variants, and the former price of the lowest; kept by a trigger.
  price_from integer NOT NULL DEFAULT 0,
  price_to integer NOT NULL DEFAULT 0,
  before_price integer,
  -- Bigrams of everything that a search looks at, see `catalogue/search.ts`.
  search text[] NOT NULL DEFAULT '{}',
  UNIQUE (channel_id, key)
);
CREATE INDEX products_recommended ON products (channel_id, position, id) WHERE is_show;
CREATE INDEX products_newest ON products (channel_id, released_at DESC, id DESC) WHERE is_show;
CREATE INDEX products_price ON products (channel_id, price_from, id) WHERE is_show;
CREATE INDEX products_brand ON products (brand_id);
CREATE INDEX products_search ON products USING gin (search);

CREATE TABLE product_categories (
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  category_id integer NOT NULL REFERENCES categories ON DELETE CASCADE,
  -- The first is the product's own category, which its breadcrumbs follow.
  position smallint NOT NULL DEFAULT 0,
  PRIMARY KEY (product_id, category_id)
);
CREATE INDEX product_categories_category ON product_categories (category_id, product_id);

CREATE TABLE product_images (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL,
  path text NOT NULL,
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  color text NOT NULL CHECK (color ~ '^#[0-9a-f]{6}$'),
  alt text NOT NULL,
  UNIQUE (product_id, position)
);

CREATE TABLE variants (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  position smallint NOT NULL DEFAULT 0,
  code text NOT NULL,
  option_values text[] NOT NULL DEFAULT '{}',
  -- Yen with tax: the price of record (総額表示).
  price integer NOT NULL CHECK (price >= 0),
  before_price integer CHECK (before_price > price),
  -- Pieces that can be sold: the sum of the movements. Written by their trigger only.
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  image_id integer REFERENCES product_images ON DELETE SET NULL,
  -- False: no longer sold, but older carts and orders still point at it.
  is_active boolean NOT NULL DEFAULT true,
  UNIQUE (product_id, code)
);

CREATE TABLE stock_movements (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  variant_id integer NOT NULL REFERENCES variants ON DELETE CASCADE,
  quantity integer NOT NULL CHECK (quantity <> 0),
  reason text NOT NULL CHECK (reason IN ('initial', 'received', 'counted', 'order', 'cancel')),
  -- The order's number, the delivery note …
  reference text,
  moved_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX stock_movements_variant ON stock_movements (variant_id);

-- Selling more than there is fails at variants' check: error 23514, constraint variants_stock_check.
CREATE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE variants SET stock = stock + NEW.quantity WHERE id = NEW.variant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_moved AFTER INSERT ON stock_movements FOR EACH ROW EXECUTE FUNCTION move_stock();

CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'stock movements are never changed: add one that corrects';
END $$;
CREATE TRIGGER stock_kept BEFORE UPDATE ON stock_movements FOR EACH ROW EXECUTE FUNCTION refuse_change();

CREATE FUNCTION price_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer := CASE TG_OP WHEN 'DELETE' THEN OLD.product_id ELSE NEW.product_id END;
BEGIN
  UPDATE products SET price_from = low.price, price_to = low.highest, before_price = low.before_price
  FROM (
    SELECT price, before_price, max(price) OVER () AS highest
    FROM variants WHERE product_id = changed AND is_active ORDER BY price, position LIMIT 1
  ) AS low
  WHERE id = changed;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_priced AFTER INSERT OR DELETE OR UPDATE OF price, before_price, is_active, position ON variants
  FOR EACH ROW EXECUTE FUNCTION price_product();
