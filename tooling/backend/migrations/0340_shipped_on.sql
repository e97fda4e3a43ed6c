-- The day in Japan on which the order was shipped; null before, and for orders shipped before this column existed.
ALTER TABLE orders ADD COLUMN shipped_on date;

-- An invoice was issued on that day.
UPDATE orders SET shipped_on = invoiced_on WHERE invoiced_on IS NOT NULL;
