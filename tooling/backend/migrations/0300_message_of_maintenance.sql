-- The shop's own text on the maintenance page; null for none.
ALTER TABLE channels ADD COLUMN maintenance_message text CHECK (char_length(maintenance_message) BETWEEN 1 AND 500);
