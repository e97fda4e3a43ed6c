-- An order of many dear pieces passes what an integer holds.
ALTER TABLE orders
  ALTER COLUMN total_payment TYPE bigint,
  ALTER COLUMN total_products TYPE bigint,
  ALTER COLUMN total_discount TYPE bigint,
  ALTER COLUMN use_point TYPE bigint,
  ALTER COLUMN total_carriage TYPE bigint,
  ALTER COLUMN total_fee TYPE bigint,
  ALTER COLUMN total_tax TYPE bigint;
ALTER TABLE order_lines DROP CONSTRAINT order_lines_check;
ALTER TABLE order_lines
  ALTER COLUMN subtotal TYPE bigint,
  ALTER COLUMN tax_amount TYPE bigint,
  ADD CONSTRAINT order_lines_subtotal CHECK (subtotal = unit_price::bigint * quantity);
