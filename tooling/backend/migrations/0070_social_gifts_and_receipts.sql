-- To whom a cart is given as a social gift: null for all that there are.
UPDATE carts SET content = content || '{"social": null}' WHERE NOT content ? 'social';

-- A social gift goes where its recipient says. That stands in social_gifts, for the shop: the order, which the giver
-- sees, never has it.
ALTER TABLE order_shippings ALTER COLUMN address DROP NOT NULL;

CREATE TABLE social_gifts (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  -- Half of the link; the other half is its signature by the shop's secret, so that nobody can make one of what stands here.
  public_id bytea NOT NULL UNIQUE CHECK (length(public_id) = 16),
  receiver_name text NOT NULL,
  sender_name text NOT NULL,
  message text,
  expires_at timestamptz NOT NULL,
  -- All that the recipient said; null as long as nothing was.
  accepted_at timestamptz,
  address jsonb,
  delivery_at date,
  delivery_timezone_key text,
  delivery_timezone_name text,
  -- Mails to the giver: the link, and that time is running out.
  link_mailed_at timestamptz,
  reminded_at timestamptz,
  -- When the shop took it back because nobody had accepted it.
  expired_at timestamptz,
  CHECK ((accepted_at IS NULL) = (address IS NULL)),
  CHECK (accepted_at IS NULL OR expired_at IS NULL)
);
-- What still has to be done about gifts.
CREATE INDEX social_gifts_waiting ON social_gifts (expires_at) WHERE accepted_at IS NULL AND expired_at IS NULL;

-- Who stands on receipts and quotations: name, postal code, address, phone, and the number of the registered issuer of
-- qualified invoices (T and 13 digits; null where there is none). Without it the shop issues none.
ALTER TABLE channels ADD COLUMN issuer jsonb CHECK (
  issuer ?& '{name,postal_code,address,tel,registration_number}'
  AND (issuer ->> 'registration_number' IS NULL OR issuer ->> 'registration_number' ~ '^T\d{13}$')
);

-- What an order's receipt says. One that was issued says the same for ever, so that it keeps a copy of its issuer.
CREATE TABLE receipts (
  order_id integer PRIMARY KEY REFERENCES orders ON DELETE CASCADE,
  addressee text NOT NULL,
  honorific text NOT NULL CHECK (honorific IN ('sama', 'onchu')),
  proviso text NOT NULL,
  issued_at timestamptz,
  issuer jsonb,
  -- How often it was downloaded; from the second time on it is a reissue.
  issue_count integer NOT NULL DEFAULT 0 CHECK (issue_count >= 0),
  CHECK ((issued_at IS NULL) = (issuer IS NULL) AND (issued_at IS NULL) = (issue_count = 0))
);
