-- What an inquiry is about: a product of the shop, and the member's own order.
ALTER TABLE inquiries
  ADD COLUMN product_id integer REFERENCES products ON DELETE SET NULL,
  ADD COLUMN order_id integer REFERENCES orders ON DELETE SET NULL;
CREATE INDEX inquiries_product ON inquiries (product_id);
CREATE INDEX inquiries_order ON inquiries (order_id);
UPDATE inquiries SET order_id = orders.id
FROM orders
WHERE orders.channel_id = inquiries.channel_id AND orders.user_id = inquiries.user_id
  AND orders.order_no = upper(inquiries.details ->> 'order_no');
