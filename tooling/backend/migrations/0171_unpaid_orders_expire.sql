-- Until when a prepaid order is to be paid, as its guide and mail say; null for other orders.
ALTER TABLE orders ADD COLUMN payment_due_at timestamptz, ADD COLUMN payment_reminded_at timestamptz;
-- Unpaid transfers and slips (payment ids 1 and 6) of earlier versions: seven days, as they were announced. Shops get three
-- days from now to record what was paid meanwhile.
UPDATE orders SET payment_due_at = GREATEST(
  ((ordered_at AT TIME ZONE 'Asia/Tokyo')::date + 8)::timestamp AT TIME ZONE 'Asia/Tokyo',
  now() + interval '3 days'
) WHERE status = 'accepted' AND payment_id IN (1, 6) AND total_payment > 0;
CREATE INDEX orders_unpaid ON orders (payment_due_at) WHERE status = 'accepted' AND payment_due_at IS NOT NULL;
