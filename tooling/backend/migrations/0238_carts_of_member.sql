-- A new cart takes over what the member saved for later before the last order.
CREATE INDEX carts_ordered ON carts (user_id, decided_at DESC) WHERE decided_at IS NOT NULL AND user_id IS NOT NULL;
