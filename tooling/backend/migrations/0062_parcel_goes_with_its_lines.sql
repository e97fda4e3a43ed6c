-- Whoever deletes an order deletes destinations, parcels and lines of it, in whatever order they come.
ALTER TABLE order_lines
  DROP CONSTRAINT order_lines_order_shipping_id_packing_position_fkey,
  ADD CONSTRAINT order_lines_packing FOREIGN KEY (order_shipping_id, packing_position)
    REFERENCES order_packings (order_shipping_id, position) ON DELETE CASCADE;
