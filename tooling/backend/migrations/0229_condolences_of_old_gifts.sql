-- 0216 took options for condolences by seven titles only. The rules for titles (`gift-rules.ts`) know more, and refused the
-- titles of the others or printed them red. An option that also has titles of celebrations keeps its nature.
UPDATE packing_options SET
  nature = 'mourning',
  cords = '{black-white,yellow-white}',
  has_ornament = false,
  knots = CASE WHEN knots <@ '{chomusubi}' THEN '{musubikiri}' ELSE array_remove(knots, 'chomusubi') END
WHERE
  kind = 'occasion' AND knots IS NOT NULL AND nature <> 'mourning'
  AND EXISTS (
    SELECT FROM unnest(titles) AS title
    WHERE title ~ '[霊仏弔忌喪偲]|^志$|満中陰|香典|[香花]料|ミサ料|御供|^供|粗供養|茶の子|法要'
  )
  AND NOT EXISTS (SELECT FROM unnest(titles) AS title WHERE title ~ '[祝寿慶賀]|快気|めでと');

-- Orders of before 0216: their のし by its title, also if its option was deleted.
UPDATE order_packings SET
  occasion = occasion || '{"nature": "mourning"}',
  noshi = noshi || '{"cord": "black-white", "has_ornament": false}'
FROM order_shippings JOIN orders ON orders.id = order_shippings.order_id
WHERE
  order_shippings.id = order_packings.order_shipping_id
  AND orders.ordered_at < (SELECT applied_at FROM migrations WHERE name = '0216_gift_occasions.sql')
  AND noshi ->> 'cord' = 'red-white' AND jsonb_typeof(occasion) = 'object'
  AND (
    noshi ->> 'title' ~ '[霊仏弔忌喪偲]|^志$|満中陰|香典|[香花]料|ミサ料|御供|^供|粗供養|茶の子|法要'
    OR EXISTS (SELECT FROM packing_options WHERE id = (occasion ->> 'id')::integer AND nature = 'mourning')
  );

-- Their slips had prices: nothing hid them before 0216.
UPDATE order_packings SET hides_prices = false
FROM order_shippings JOIN orders ON orders.id = order_shippings.order_id
WHERE
  order_shippings.id = order_packings.order_shipping_id
  AND orders.ordered_at < (SELECT applied_at FROM migrations WHERE name = '0216_gift_occasions.sql')
  AND orders.status IN ('shipped', 'completed');
