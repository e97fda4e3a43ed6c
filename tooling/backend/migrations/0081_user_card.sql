-- A card that the payment service keeps for a member. Of its number nothing but the last four digits ever comes here.
CREATE TABLE user_cards (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  -- Null once the member has left: the service is still to forget the card.
  user_id integer REFERENCES users ON DELETE SET NULL,
  service text NOT NULL,
  token text NOT NULL,
  token_key text NOT NULL,
  brand text NOT NULL CHECK (brand IN ('visa', 'mastercard', 'jcb', 'amex', 'diners')),
  last4 text NOT NULL CHECK (last4 ~ '^\d{4}$'),
  expiration text NOT NULL CHECK (expiration ~ '^20\d{2}(0[1-9]|1[0-2])$'),
  name text NOT NULL,
  is_main boolean NOT NULL,
  created_at timestamptz NOT NULL,
  -- The member removed it; the row goes once the service has forgotten the card.
  removed_at timestamptz CHECK (removed_at IS NULL OR NOT is_main),
  UNIQUE (service, token)
);
CREATE INDEX user_cards_user ON user_cards (user_id) WHERE removed_at IS NULL;
CREATE UNIQUE INDEX user_cards_main ON user_cards (user_id) WHERE is_main;
CREATE INDEX user_cards_removed ON user_cards (id) WHERE removed_at IS NOT NULL OR user_id IS NULL;
