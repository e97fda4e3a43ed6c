CREATE TABLE carts (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  user_id integer REFERENCES users ON DELETE CASCADE,
  -- Lines, destinations, wishes: see `cart/cart-content.ts`. Read and written whole, under the lock of this row.
  content jsonb NOT NULL CHECK (jsonb_typeof(content) = 'object'),
  updated_at timestamptz NOT NULL,
  -- A guest's cart runs out; a member's does not (null).
  expires_at timestamptz,
  -- When it became an order; its tokens are spent from then on.
  decided_at timestamptz
);
-- A member has one open cart, whatever the device.
CREATE UNIQUE INDEX carts_open ON carts (user_id) WHERE decided_at IS NULL AND user_id IS NOT NULL;

-- Each browser has a token of its own; a member's cart may so be open in several.
CREATE TABLE cart_tokens (
  -- SHA-256 of the token: whoever reads the database cannot open a cart with it.
  hash bytea PRIMARY KEY,
  cart_id integer NOT NULL REFERENCES carts ON DELETE CASCADE
);
CREATE INDEX cart_tokens_cart ON cart_tokens (cart_id);
