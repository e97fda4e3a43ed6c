-- How a shop sends its products: at which temperature, for which charge per parcel besides the carriage (whole yen with
-- tax), and to which prefectures (JIS X 0401) and remote islands it does not send them.
CREATE FUNCTION are_delivery_methods(methods jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_typeof(methods) = 'array'
    AND (SELECT count(*) > 0 AND count(*) = count(DISTINCT each ->> 'key') FROM jsonb_array_elements(methods) AS each)
    AND NOT EXISTS (
      SELECT FROM jsonb_array_elements(methods) AS each
      WHERE COALESCE(
        each ->> 'key' = '' OR each ->> 'name' = '' OR each ->> 'temperature' NOT IN ('ambient', 'chilled', 'frozen')
          OR (each -> 'charge')::integer < 0 OR jsonb_typeof(each -> 'excluded_prefectures') <> 'array'
          OR jsonb_typeof(each -> 'excludes_islands') <> 'boolean',
        true
      )
    )
$$;

-- The first method is the one of products without a method of their own.
ALTER TABLE channels ADD COLUMN delivery_methods jsonb NOT NULL CHECK (are_delivery_methods(delivery_methods)) DEFAULT '[
  { "key": "standard", "name": "通常便", "temperature": "ambient", "charge": 0, "excluded_prefectures": [], "excludes_islands": false },
  { "key": "fresh", "name": "通常便（日持ちの短い品）", "temperature": "ambient", "charge": 0, "excluded_prefectures": [47], "excludes_islands": true },
  { "key": "chilled", "name": "クール便（冷蔵）", "temperature": "chilled", "charge": 330, "excluded_prefectures": [], "excludes_islands": false },
  { "key": "chilled-fresh", "name": "クール便（冷蔵）", "temperature": "chilled", "charge": 330, "excluded_prefectures": [47], "excludes_islands": true },
  { "key": "frozen", "name": "クール便（冷凍）", "temperature": "frozen", "charge": 440, "excluded_prefectures": [], "excludes_islands": true },
  { "key": "flowers", "name": "生花便", "temperature": "ambient", "charge": 0, "excluded_prefectures": [47], "excludes_islands": true },
  { "key": "large", "name": "大型便", "temperature": "ambient", "charge": 0, "excluded_prefectures": [47], "excludes_islands": true }
]';

-- The key of a method of the shop; null for the first one. `shelf_life_days` counts the day of dispatch: with 2, a product
-- has to arrive on the day after.
ALTER TABLE products
  ADD COLUMN delivery_method text,
  ADD COLUMN shelf_life_kind text CHECK (shelf_life_kind IN ('use_by', 'best_before', 'freshness')),
  ADD COLUMN shelf_life_days smallint CHECK (shelf_life_days BETWEEN 1 AND 366),
  ADD CHECK ((shelf_life_kind IS NULL) = (shelf_life_days IS NULL));

-- Null for a parcel at ambient temperature.
ALTER TABLE order_packings ADD COLUMN temperature text CHECK (temperature IN ('chilled', 'frozen'));

-- What of the carriage is for chilled and frozen parcels.
ALTER TABLE orders ADD COLUMN cool_carriages jsonb NOT NULL DEFAULT '[]';
