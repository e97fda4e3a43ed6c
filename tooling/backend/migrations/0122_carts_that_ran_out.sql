-- Those that ran out are looked for every minute; decided ones are kept for ever.
CREATE INDEX carts_expiry ON carts (expires_at) WHERE decided_at IS NULL;
-- Each cart that goes asks which events were its.
CREATE INDEX ecommerce_events_cart ON ecommerce_events (cart_id);
