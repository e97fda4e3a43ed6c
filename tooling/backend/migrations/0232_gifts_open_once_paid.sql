-- A social gift's link works once its order is paid, and expires some days later: null until then.
ALTER TABLE social_gifts ALTER COLUMN expires_at DROP NOT NULL;

-- The giver gets the link again by mail once the payment is confirmed.
UPDATE social_gifts SET expires_at = NULL, reminded_at = NULL
FROM orders
WHERE orders.id = social_gifts.order_id
  AND orders.status = 'accepted'
  AND orders.payment_due_at IS NOT NULL
  AND accepted_at IS NULL
  AND declined_at IS NULL
  AND expired_at IS NULL;

ALTER TABLE social_gifts
  ADD CHECK (expires_at IS NOT NULL OR (accepted_at IS NULL AND declined_at IS NULL AND expired_at IS NULL));

CREATE INDEX social_gifts_unopened ON social_gifts (order_id) WHERE expires_at IS NULL;
