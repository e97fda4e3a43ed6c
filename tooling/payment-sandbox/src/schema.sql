-- A schema of its own: the shop never looks in here, as it never looks into a real service.
CREATE SCHEMA IF NOT EXISTS payment_sandbox;

-- What the script made of a card number. The number itself is kept nowhere: what becomes of it is known from the first
-- look on.
CREATE TABLE IF NOT EXISTS payment_sandbox.tokens (
  token text PRIMARY KEY,
  token_key text NOT NULL,
  behaviour text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  expiration text NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);

-- What the script made of a security code. The code is kept nowhere.
CREATE TABLE IF NOT EXISTS payment_sandbox.codes (
  token text PRIMARY KEY,
  token_key text NOT NULL,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);

CREATE TABLE IF NOT EXISTS payment_sandbox.cards (
  token text PRIMARY KEY,
  token_key text NOT NULL,
  behaviour text NOT NULL,
  brand text NOT NULL,
  last4 text NOT NULL,
  expiration text NOT NULL,
  name text NOT NULL,
  dropped_at timestamptz
);

CREATE TABLE IF NOT EXISTS payment_sandbox.payments (
  id uuid PRIMARY KEY,
  status text NOT NULL,
  version integer NOT NULL,
  reason text,
  -- What was asked for; null where it was given back before that.
  request jsonb,
  last4 text,
  -- The kept card, where the shop asked for that.
  card text REFERENCES payment_sandbox.cards,
  -- The page that the shopper has to go through, and what its address proves.
  page text CHECK (page IN ('three-d-secure', 'wallet')),
  page_key text,
  tries integer NOT NULL DEFAULT 0,
  slip_number text,
  created_at timestamptz NOT NULL,
  changed_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS payments_changed ON payment_sandbox.payments (changed_at DESC);
CREATE INDEX IF NOT EXISTS payments_slip ON payment_sandbox.payments (slip_number);
CREATE INDEX IF NOT EXISTS payments_waiting ON payment_sandbox.payments (id)
  WHERE status = 'pending' OR (status = 'authorised' AND slip_number IS NOT NULL);

CREATE TABLE IF NOT EXISTS payment_sandbox.fraud_sessions (
  id text PRIMARY KEY,
  created_at timestamptz NOT NULL
);

-- Callbacks to the shop; a row is deleted once the shop has accepted it.
CREATE TABLE IF NOT EXISTS payment_sandbox.callbacks (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  payment_id uuid NOT NULL REFERENCES payment_sandbox.payments ON DELETE CASCADE,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS callbacks_due ON payment_sandbox.callbacks (due_at);
