-- An order has copies of its cart. The next cart begins with what was saved for later.
UPDATE carts
SET content = CASE WHEN content ? 'saved' THEN jsonb_build_object('saved', content->'saved') ELSE '{}' END || '{
  "next_key": 1, "lines": [], "shippings": [], "orderer": null, "payment_id": null, "remarks": null,
  "coupons": [], "use_point": 0, "social": null
}'
WHERE decided_at IS NOT NULL;
