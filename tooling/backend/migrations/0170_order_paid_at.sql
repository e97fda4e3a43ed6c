-- When the shop learned of the payment. Orders of earlier versions do not know it; their status does until they are packed.
ALTER TABLE orders ADD COLUMN paid_at timestamptz;
UPDATE orders SET paid_at = ordered_at WHERE status = 'paid';
