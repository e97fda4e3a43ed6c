-- `price_from`, `price_to` and `before_price` are those of the variants that can be bought; of all active variants when
-- the product is sold out. The triggers run once per statement, and lock rows in ascending order, as orders do.
CREATE FUNCTION price_products(changed integer[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for concurrent changes first, so that the next statement sees their variants.
  PERFORM FROM products WHERE id = ANY(changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE products SET price_from = low.price, price_to = low.highest, before_price = low.before_price
  FROM (
    SELECT DISTINCT ON (product_id) product_id, price, before_price,
      max(price) OVER (PARTITION BY product_id, stock > 0) AS highest
    FROM variants WHERE product_id = ANY(changed) AND is_active
    ORDER BY product_id, stock > 0 DESC, price, position, id
  ) AS low
  WHERE products.id = low.product_id
    AND (price_from, price_to, products.before_price) IS DISTINCT FROM (low.price, low.highest, low.before_price);
END $$;

CREATE FUNCTION price_products_of_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed integer[];
BEGIN
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(DISTINCT after.product_id) INTO changed
    FROM old_variants AS before JOIN new_variants AS after USING (id)
    WHERE (before.price, before.before_price, before.is_active, before.position, before.stock > 0)
      IS DISTINCT FROM (after.price, after.before_price, after.is_active, after.position, after.stock > 0);
  ELSIF TG_OP = 'INSERT' THEN
    SELECT array_agg(DISTINCT product_id) INTO changed FROM new_variants;
  ELSE
    SELECT array_agg(DISTINCT product_id) INTO changed FROM old_variants;
  END IF;
  IF changed IS NOT NULL THEN PERFORM price_products(changed); END IF;
  RETURN NULL;
END $$;

DROP TRIGGER variant_priced ON variants;
DROP FUNCTION price_product();
CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS new_variants
  FOR EACH STATEMENT EXECUTE FUNCTION price_products_of_variants();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING OLD TABLE AS old_variants NEW TABLE AS new_variants
  FOR EACH STATEMENT EXECUTE FUNCTION price_products_of_variants();
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS old_variants
  FOR EACH STATEMENT EXECUTE FUNCTION price_products_of_variants();

DROP TRIGGER stock_moved ON stock_movements;
CREATE OR REPLACE FUNCTION move_stock() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM variants WHERE id IN (SELECT variant_id FROM moved) ORDER BY id FOR NO KEY UPDATE;
  UPDATE variants SET stock = stock + total.quantity
  FROM (SELECT variant_id, sum(quantity)::integer AS quantity FROM moved GROUP BY variant_id) AS total
  WHERE variants.id = total.variant_id;
  RETURN NULL;
END $$;
CREATE TRIGGER stock_moved AFTER INSERT ON stock_movements REFERENCING NEW TABLE AS moved
  FOR EACH STATEMENT EXECUTE FUNCTION move_stock();

SELECT price_products(array_agg(id)) FROM products;
