ALTER TABLE payments ADD COLUMN network_hash bytea;
