-- What a shop packs gifts with; whole yen with tax for one parcel.
CREATE TABLE packing_options (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('wrapping', 'noshi', 'card')),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  price integer NOT NULL CHECK (price >= 0),
  image jsonb,
  -- What may be written on a noshi for this occasion, and how it may be tied.
  titles text[] CHECK (cardinality(titles) > 0),
  knots text[] CHECK (cardinality(knots) > 0 AND knots <@ '{chomusubi,musubikiri,awajimusubi}'::text[]),
  position integer NOT NULL DEFAULT 0,
  is_show boolean NOT NULL DEFAULT true,
  CHECK ((kind = 'noshi') = (titles IS NOT NULL) AND (kind = 'noshi') = (knots IS NOT NULL))
);
CREATE INDEX packing_options_channel ON packing_options (channel_id, position, id);

-- How many letters can be embroidered on a piece; null where none can.
ALTER TABLE products ADD COLUMN embroidery_letters smallint CHECK (embroidery_letters BETWEEN 1 AND 20);

-- A destination now has parcels, each with its wish and what it is packed in, and a line lies in a parcel.
UPDATE carts SET content = '{"coupons": [], "use_point": 0}' || content || jsonb_build_object(
  'shippings', (
    SELECT coalesce(jsonb_agg(shipping - 'packing_key' - 'wish' || jsonb_build_object('packings', jsonb_build_array(
      jsonb_build_object(
        'key', shipping -> 'packing_key',
        'wish', shipping -> 'wish',
        'packaging', '{"wrapping_id": null, "noshi": null, "message_card": null}'::jsonb
      )
    )) ORDER BY place), '[]')
    FROM jsonb_array_elements(content -> 'shippings') WITH ORDINALITY AS all_shippings(shipping, place)
  ),
  'lines', (
    SELECT coalesce(jsonb_agg(line - 'shipping_key' || jsonb_build_object(
      'packing_key', (
        SELECT shipping -> 'packing_key' FROM jsonb_array_elements(content -> 'shippings') AS shipping
        WHERE shipping ->> 'key' = line ->> 'shipping_key'
      ),
      'accessory_of', NULL,
      'name_embroidery', NULL
    ) ORDER BY place), '[]')
    FROM jsonb_array_elements(content -> 'lines') WITH ORDINALITY AS all_lines(line, place)
  )
);

CREATE TABLE order_packings (
  order_shipping_id integer NOT NULL REFERENCES order_shippings ON DELETE CASCADE,
  position smallint NOT NULL,
  delivery_at date,
  delivery_timezone_key text,
  delivery_timezone_name text,
  -- Copies of what it was packed with.
  wrapping jsonb,
  noshi jsonb,
  message_card jsonb,
  price integer NOT NULL DEFAULT 0 CHECK (price >= 0),
  PRIMARY KEY (order_shipping_id, position)
);
INSERT INTO order_packings (order_shipping_id, position, delivery_at, delivery_timezone_key, delivery_timezone_name)
SELECT id, 0, delivery_at, delivery_timezone_key, delivery_timezone_name FROM order_shippings;
ALTER TABLE order_shippings
  DROP COLUMN delivery_at,
  DROP COLUMN delivery_timezone_key,
  DROP COLUMN delivery_timezone_name;

ALTER TABLE order_lines
  ADD COLUMN packing_position smallint NOT NULL DEFAULT 0,
  ADD COLUMN coupon_discount_parts jsonb NOT NULL DEFAULT '[]',
  -- The name of the product that it is an accessory of.
  ADD COLUMN accessory_of text,
  ADD COLUMN name_embroidery text,
  ADD FOREIGN KEY (order_shipping_id, packing_position) REFERENCES order_packings (order_shipping_id, position);
ALTER TABLE order_lines ALTER COLUMN packing_position DROP DEFAULT, ALTER COLUMN coupon_discount_parts DROP DEFAULT;

ALTER TABLE orders
  ADD COLUMN total_packing bigint NOT NULL DEFAULT 0,
  ADD COLUMN coupons jsonb NOT NULL DEFAULT '[]',
  ADD COLUMN earn_point integer NOT NULL DEFAULT 0 CHECK (earn_point >= 0);
ALTER TABLE orders
  ALTER COLUMN total_packing DROP DEFAULT,
  ALTER COLUMN coupons DROP DEFAULT,
  ALTER COLUMN earn_point DROP DEFAULT,
  DROP CONSTRAINT orders_check1,
  ADD CONSTRAINT orders_total CHECK (
    total_payment = total_products - total_discount - use_point + total_carriage + total_packing + total_fee
  ),
  ADD CONSTRAINT orders_taken_off CHECK (
    total_discount >= 0 AND use_point >= 0 AND total_discount + use_point <= total_products
  );

UPDATE channels SET settings = '{"POINT.IS_USE": true, "POINT.EARN_PERCENT": 1}' || settings;
