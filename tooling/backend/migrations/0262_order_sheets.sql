-- The order sheet of a product that is ordered by size; null when it has none.
ALTER TABLE products ADD COLUMN order_sheet jsonb;
