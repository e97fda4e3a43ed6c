CREATE TABLE orders (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  order_no text NOT NULL UNIQUE CHECK (order_no ~ '^[A-Z0-9-]{6,32}$'),
  -- At most one order for a cart (decisions, the order).
  cart_id integer NOT NULL UNIQUE REFERENCES carts,
  user_id integer REFERENCES users ON DELETE SET NULL,
  status text NOT NULL CHECK (status IN ('accepted', 'paid', 'preparing', 'shipped', 'completed', 'cancelled')),
  ordered_at timestamptz NOT NULL,
  cancelled_at timestamptz CHECK ((cancelled_at IS NOT NULL) = (status = 'cancelled')),
  cancel_reason text,
  -- What the shop has to do by hand after a cancel, e.g. pay back (spec 4, order).
  cancel_only_ecd_key text,
  orderer jsonb NOT NULL,
  remarks text,
  payment_id integer NOT NULL,
  payment_name text NOT NULL,
  payment_guide text,
  -- Whole yen with tax.
  total_payment integer NOT NULL CHECK (total_payment = total_products - total_discount - use_point + total_carriage + total_fee),
  total_products integer NOT NULL,
  total_discount integer NOT NULL,
  use_point integer NOT NULL,
  total_carriage integer NOT NULL,
  total_fee integer NOT NULL,
  total_tax integer NOT NULL,
  amount_by_tax_rate jsonb NOT NULL
);
CREATE INDEX orders_user ON orders (user_id, ordered_at DESC, id DESC);

CREATE TABLE order_shippings (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  position smallint NOT NULL,
  address jsonb NOT NULL,
  carriage integer NOT NULL CHECK (carriage >= 0),
  delivery_at date,
  delivery_timezone_key text,
  delivery_timezone_name text,
  UNIQUE (order_id, position)
);

-- Copies of what was ordered; the catalogue may change or go.
CREATE TABLE order_lines (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  order_shipping_id integer NOT NULL REFERENCES order_shippings ON DELETE CASCADE,
  position smallint NOT NULL,
  variant_id integer REFERENCES variants ON DELETE SET NULL,
  product_id integer REFERENCES products ON DELETE SET NULL,
  product_key text NOT NULL,
  product_name text NOT NULL,
  code text NOT NULL,
  image jsonb NOT NULL,
  unit_price integer NOT NULL,
  quantity integer NOT NULL CHECK (quantity > 0),
  subtotal integer NOT NULL CHECK (subtotal = unit_price * quantity),
  tax_rate smallint NOT NULL CHECK (tax_rate IN (8, 10)),
  tax_amount integer NOT NULL,
  UNIQUE (order_shipping_id, position)
);
CREATE INDEX order_lines_variant ON order_lines (variant_id);
CREATE INDEX order_lines_product ON order_lines (product_id);
