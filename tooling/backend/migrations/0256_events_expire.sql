-- When an event is deleted: the first purchase of an order after 400 days, any other after 90.
ALTER TABLE ecommerce_events ADD COLUMN expires_at timestamptz;
UPDATE ecommerce_events SET expires_at = happened_at + CASE name WHEN 'purchase' THEN interval '400 days' ELSE interval '90 days' END;
ALTER TABLE ecommerce_events ALTER COLUMN expires_at SET NOT NULL;
CREATE INDEX ecommerce_events_expiry ON ecommerce_events (expires_at);
DROP INDEX ecommerce_events_oldest;
