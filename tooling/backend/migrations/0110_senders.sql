-- Who stands on an order's parcels as sending them; null where it is the orderer.
ALTER TABLE orders ADD COLUMN sender jsonb;
