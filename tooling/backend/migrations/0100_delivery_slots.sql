-- The slots that a shop's carrier delivers in, in the order of the day. Carriers change them: a parcel keeps the words that
-- its slot had when it was chosen. No key may look like a whole number, or JavaScript would bring it to the front.
CREATE FUNCTION are_slots(slots jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT jsonb_typeof(slots) = 'array' AND NOT EXISTS (
    SELECT FROM jsonb_array_elements(slots) AS slot
    WHERE COALESCE(slot ->> 'key' !~ '^[0-9a-z]{1,7}-[0-9a-z]{1,8}$' OR slot ->> 'name' = '', true)
  ) AND (SELECT count(*) = count(DISTINCT slot ->> 'key') FROM jsonb_array_elements(slots) AS slot)
$$;

ALTER TABLE channels ADD COLUMN delivery_slots jsonb NOT NULL CHECK (are_slots(delivery_slots)) DEFAULT '[
  { "key": "08-12", "name": "午前中" },
  { "key": "14-16", "name": "14時～16時" },
  { "key": "16-18", "name": "16時～18時" },
  { "key": "18-20", "name": "18時～20時" },
  { "key": "19-21", "name": "19時～21時" }
]';
