-- Notifies all processes of each change that visitors see, so that rendered pages can be kept until then. The payload is the key
-- of the shop, and after a slash the key of a product if only pages that name it change.
CREATE FUNCTION notify_shop_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  payload text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  CASE TG_ARGV[0]
    WHEN 'shop' THEN SELECT key INTO payload FROM channels WHERE id = changed.id;
    WHEN 'of a shop' THEN SELECT key INTO payload FROM channels WHERE id = changed.channel_id;
    WHEN 'of a product' THEN
      SELECT c.key || '/' || p.key INTO payload
      FROM products p JOIN channels c ON c.id = p.channel_id WHERE p.id = changed.product_id;
    WHEN 'lists a product' THEN
      SELECT c.key INTO payload
      FROM products p JOIN channels c ON c.id = p.channel_id WHERE p.id = changed.product_id;
    WHEN 'of a collection' THEN
      SELECT c.key INTO payload
      FROM collections o JOIN channels c ON c.id = o.channel_id WHERE o.id = changed.collection_id;
    WHEN 'of a category of questions' THEN
      SELECT c.key INTO payload
      FROM qa_categories q JOIN channels c ON c.id = q.channel_id WHERE q.id = changed.qa_category_id;
  END CASE;
  -- A row that was deleted with its parent finds no shop any more; the parent's trigger notifies.
  IF payload IS NOT NULL THEN PERFORM pg_notify('shop_changed', payload); END IF;
  RETURN NULL;
END $$;

DO $$
DECLARE
  name text;
  kind text;
BEGIN
  FOR kind, name IN SELECT g.kind, unnest(g.names) FROM (VALUES
    ('shop', '{channels}'::text[]),
    ('of a shop', '{attributes, banners, blogs, brands, business_day_exceptions, catalogs, categories,
      collections, color_schemes, landing_pages, layouts, makers, messages, news,
      packing_options, popups, products, qa_categories, static_pages, tags}'),
    ('of a product', '{product_accessories, product_images, reviews, variants}'),
    ('lists a product', '{blog_products, product_categories, product_tags}'),
    ('of a collection', '{collection_entries, collection_products}'),
    ('of a category of questions', '{qas}')
  ) AS g (kind, names) LOOP
    EXECUTE format('CREATE TRIGGER shop_changed AFTER INSERT OR DELETE ON %I
      FOR EACH ROW EXECUTE FUNCTION notify_shop_changed(%L)', name, kind);
    EXECUTE format('CREATE TRIGGER shop_changed_by_update AFTER UPDATE ON %I
      FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION notify_shop_changed(%L)', name, kind);
  END LOOP;
END $$;

-- Each order with a coupon counts its use, which no page shows.
CREATE TRIGGER shop_changed AFTER INSERT OR DELETE ON coupons
  FOR EACH ROW EXECUTE FUNCTION notify_shop_changed('of a shop');
CREATE TRIGGER shop_changed_by_update AFTER UPDATE ON coupons FOR EACH ROW
  WHEN (to_jsonb(OLD) - '{taken_count, used_count}'::text[] <> to_jsonb(NEW) - '{taken_count, used_count}'::text[])
  EXECUTE FUNCTION notify_shop_changed('of a shop');

-- Lists of products in stock, which do not name it yet.
CREATE TRIGGER back_in_stock AFTER UPDATE ON variants
  FOR EACH ROW WHEN (OLD.stock <= 0 AND NEW.stock > 0) EXECUTE FUNCTION notify_shop_changed('lists a product');
