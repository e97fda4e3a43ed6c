-- The orders that wait for their payment or for the shop to pack them, which reservations of scarce stock count.
CREATE INDEX orders_accepted ON orders (channel_id) WHERE status = 'accepted';
