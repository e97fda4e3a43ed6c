-- The network of a guest's prepaid order, keyed with the installation's secret: limits what it reserves without paying.
ALTER TABLE orders ADD COLUMN network_hash bytea;
