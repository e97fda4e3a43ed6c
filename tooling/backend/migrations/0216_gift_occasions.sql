-- What a gift is for decides its のし, so a parcel now has an occasion, of which the のし, a 立札 and the card follow. A のし
-- has a colour and up to three names; flowers have a 立札, and a parcel carrier bags.
ALTER TABLE packing_options
  DROP CONSTRAINT packing_options_kind_check,
  DROP CONSTRAINT packing_options_check,
  ADD COLUMN nature text CHECK (nature IN ('repeatable', 'once', 'mourning')),
  ADD COLUMN cords text[] CHECK (cardinality(cords) > 0 AND cords <@ '{red-white,black-white,yellow-white}'::text[]),
  ADD COLUMN strands smallint CHECK (strands IN (5, 7, 10)),
  ADD COLUMN has_ornament boolean NOT NULL DEFAULT false,
  ADD COLUMN placement text CHECK (placement IN ('inner', 'outer')),
  ADD COLUMN name_hint text NOT NULL DEFAULT '',
  ADD COLUMN messages text[] NOT NULL DEFAULT '{}',
  ADD COLUMN is_festive boolean NOT NULL DEFAULT false;
UPDATE packing_options SET
  kind = 'occasion',
  nature = CASE
    WHEN titles && '{志,御供,御仏前,御霊前,満中陰志,偲び草,粗供養}' THEN 'mourning'
    WHEN 'chomusubi' = ANY (knots) THEN 'repeatable'
    ELSE 'once'
  END
WHERE kind = 'noshi';
UPDATE packing_options SET
  cords = CASE WHEN nature = 'mourning' THEN '{black-white,yellow-white}' ELSE '{red-white}' END::text[],
  strands = CASE WHEN name LIKE '%結婚%' THEN 10 ELSE 5 END,
  has_ornament = nature <> 'mourning' AND NOT '御見舞' = ANY (titles),
  placement = 'inner',
  knots = CASE WHEN nature = 'repeatable' THEN knots ELSE array_remove(knots, 'chomusubi') END
WHERE kind = 'occasion';
ALTER TABLE packing_options
  ADD CHECK (kind IN ('wrapping', 'occasion', 'card', 'sign', 'bag')),
  ADD CHECK ((kind = 'occasion') = (nature IS NOT NULL)),
  ADD CHECK (num_nonnulls(knots, cords, strands, placement) IN (0, 4)),
  ADD CHECK (knots IS NULL OR (kind = 'occasion' AND titles IS NOT NULL)),
  ADD CHECK (kind <> 'sign' OR titles IS NOT NULL),
  -- The hard rules: a bow may come again, mourning is never red and has no ornament.
  ADD CHECK (knots IS NULL OR nature = 'repeatable' OR NOT 'chomusubi' = ANY (knots)),
  ADD CHECK (cords IS NULL OR (nature = 'mourning') <> ('red-white' = ANY (cords))),
  ADD CHECK (nature IS NULL OR nature <> 'mourning' OR NOT has_ornament);

ALTER TABLE order_packings
  ADD COLUMN occasion jsonb,
  ADD COLUMN sign jsonb,
  ADD COLUMN bag jsonb,
  ADD COLUMN hides_prices boolean NOT NULL DEFAULT false;
UPDATE order_packings SET hides_prices = true
WHERE noshi IS NOT NULL OR message_card IS NOT NULL OR wrapping IS NOT NULL;
UPDATE order_packings SET
  occasion = jsonb_build_object(
    'id', noshi -> 'id',
    'name', noshi -> 'occasion',
    'nature', coalesce(
      (SELECT nature FROM packing_options WHERE id = (noshi ->> 'id')::integer),
      CASE WHEN noshi ->> 'knot' = 'chomusubi' THEN 'repeatable' ELSE 'once' END
    )
  )
WHERE jsonb_typeof(noshi) = 'object';
UPDATE order_packings SET
  noshi = noshi - 'id' - 'occasion' - 'name' || jsonb_build_object(
    'cord', CASE WHEN occasion ->> 'nature' = 'mourning' THEN 'black-white' ELSE 'red-white' END,
    'names', CASE WHEN noshi ->> 'name' IS NULL THEN '[]' ELSE jsonb_build_array(noshi -> 'name') END,
    'affiliation', NULL,
    'reading', NULL,
    'strands', CASE WHEN occasion ->> 'name' LIKE '%結婚%' THEN 10 ELSE 5 END,
    'has_ornament', occasion ->> 'nature' <> 'mourning'
  )
WHERE jsonb_typeof(noshi) = 'object';

-- Parcels of carts: in destinations, in a social gift and in the last removal.
CREATE FUNCTION pg_temp.packaging(before jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT '{"sign": null, "bag": null, "hides_prices": null}' || before || jsonb_build_object(
    'occasion_id', before #> '{noshi,id}',
    'noshi', CASE jsonb_typeof(before -> 'noshi')
      WHEN 'object' THEN (before -> 'noshi') - 'id' - 'name' || jsonb_build_object(
        'cord', coalesce(
          (
            SELECT CASE nature WHEN 'mourning' THEN 'black-white' END FROM packing_options
            WHERE id = (before #>> '{noshi,id}')::integer
          ),
          'red-white'
        ),
        'names', CASE WHEN before #>> '{noshi,name}' IS NULL THEN '[]' ELSE jsonb_build_array(before #> '{noshi,name}') END,
        'affiliation', NULL,
        'reading', NULL
      )
      ELSE 'null'
    END
  )
$$;
CREATE FUNCTION pg_temp.packing(before jsonb) RETURNS jsonb LANGUAGE sql AS $$
  SELECT before || jsonb_build_object('packaging', pg_temp.packaging(before -> 'packaging'))
$$;
UPDATE carts SET content = jsonb_set(content, '{shippings}', (
  SELECT coalesce(jsonb_agg(shipping || jsonb_build_object('packings', (
    SELECT coalesce(jsonb_agg(pg_temp.packing(packing) ORDER BY place), '[]')
    FROM jsonb_array_elements(shipping -> 'packings') WITH ORDINALITY AS all_packings(packing, place)
  )) ORDER BY shipping_place), '[]')
  FROM jsonb_array_elements(content -> 'shippings') WITH ORDINALITY AS all_shippings(shipping, shipping_place)
)) WHERE jsonb_array_length(content -> 'shippings') > 0;
UPDATE carts SET content = jsonb_set(content, '{social_packaging}', pg_temp.packaging(content -> 'social_packaging'))
WHERE jsonb_typeof(content -> 'social_packaging') = 'object';
UPDATE carts SET content = jsonb_set(content, '{removed,packings}', (
  SELECT coalesce(jsonb_agg(removed || jsonb_build_object('packing', pg_temp.packing(removed -> 'packing')) ORDER BY place), '[]')
  FROM jsonb_array_elements(content #> '{removed,packings}') WITH ORDINALITY AS all_removed(removed, place)
)) WHERE jsonb_typeof(content #> '{removed,packings}') = 'array';
