-- What a payment service was asked for. It belongs to a cart first; once there is an order of its number it is the order's.
-- Locked after cart and order.
CREATE TABLE payments (
  -- The shop's number of it at the service, which makes a question that is asked twice one question.
  id uuid PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  cart_id integer REFERENCES carts ON DELETE SET NULL,
  -- The cart as it was confirmed: a payment that comes through while nobody looks makes an order of that cart only.
  cart_updated_at timestamptz NOT NULL,
  user_id integer REFERENCES users ON DELETE SET NULL,
  -- The number that the order will have.
  order_no text NOT NULL UNIQUE CHECK (order_no ~ '^[A-Z0-9-]{6,32}$'),
  service text NOT NULL,
  method text NOT NULL CHECK (method IN ('card', 'convenience', 'redirect', 'deferred')),
  payment_id integer NOT NULL,
  -- Yen with tax.
  amount bigint NOT NULL CHECK (amount > 0),
  -- Hash of the card that was chosen: pressing again goes on, another card begins anew.
  choice bytea NOT NULL,
  is_save_card boolean NOT NULL,
  -- How it stands at the service as far as that has told (`asked`: not yet), and which of its words that was.
  status text NOT NULL CHECK (status IN ('asked', 'pending', 'authorised', 'captured', 'failed', 'returned')),
  version bigint NOT NULL DEFAULT 0,
  url text,
  reason text,
  slip jsonb,
  -- What the shop wants of it. hold: it waits for its order; keep: it has one; capture: the money is to be taken;
  -- return: everything is to be given back.
  wanted text NOT NULL CHECK (wanted IN ('hold', 'keep', 'capture', 'return')),
  created_at timestamptz NOT NULL,
  -- Without an order until then it is given back.
  expires_at timestamptz NOT NULL
);
CREATE INDEX payments_cart ON payments (cart_id);
-- What may still have to be done.
CREATE INDEX payments_open ON payments (created_at)
  WHERE status IN ('asked', 'pending', 'authorised') OR (status = 'captured' AND wanted IN ('hold', 'return'));
