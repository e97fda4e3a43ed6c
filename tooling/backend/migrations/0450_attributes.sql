-- Facts about products that filters, cards and charts can use, besides the free text of the specifications. An attribute has
-- choices [{key, name, color?}], or numbers with a unit or on a scale {min, max, low, high, steps?}.
CREATE TABLE attributes (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL CHECK (key ~ '^[a-z][a-z0-9_]{0,39}$'),
  name text NOT NULL,
  choices jsonb,
  unit text NOT NULL DEFAULT '',
  scale jsonb,
  is_card boolean NOT NULL DEFAULT false,
  is_filter boolean NOT NULL DEFAULT false,
  position integer NOT NULL DEFAULT 0,
  UNIQUE (channel_id, key),
  CHECK (choices IS NULL OR scale IS NULL)
);

-- By key of the attribute: a list of keys of its choices, or a number.
ALTER TABLE products ADD COLUMN attributes jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(attributes) = 'object');

-- The contract's ProductAttribute for each value that the shop defines, in the shop's order; null for none. A shop may shorten
-- a scale: a number outside it is omitted, because no step names it.
CREATE FUNCTION attribute_facts(of_channel integer, given jsonb, only_cards boolean) RETURNS jsonb
LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(
    jsonb_strip_nulls(jsonb_build_object(
      'key', a.key,
      'name', a.name,
      'text', CASE
        WHEN a.choices IS NOT NULL THEN chosen.names
        WHEN a.scale ? 'steps' THEN a.scale #>> ARRAY['steps', round(value.number - (a.scale ->> 'min')::numeric)::text]
        ELSE value.number::text || a.unit
      END,
      'choices', chosen.keys,
      'number', value.number,
      'scale', a.scale - 'steps'
    ))
    ORDER BY a.position, a.id)
  FROM attributes a
  CROSS JOIN LATERAL (
    SELECT CASE WHEN jsonb_typeof(given -> a.key) = 'number' THEN trim_scale((given ->> a.key)::numeric) END AS number
  ) value
  CROSS JOIN LATERAL (
    SELECT jsonb_agg(c.choice -> 'key' ORDER BY c.place) AS keys, string_agg(c.choice ->> 'name', '・' ORDER BY c.place) AS names
    FROM jsonb_array_elements(a.choices) WITH ORDINALITY c (choice, place)
    WHERE given -> a.key ? (c.choice ->> 'key')
  ) chosen
  WHERE a.channel_id = of_channel AND given ? a.key AND (a.is_card OR NOT only_cards)
    AND CASE
      WHEN a.choices IS NOT NULL THEN chosen.keys IS NOT NULL
      WHEN a.scale IS NOT NULL
        THEN value.number BETWEEN (a.scale ->> 'min')::numeric AND (a.scale ->> 'max')::numeric
      ELSE value.number IS NOT NULL
    END
$$;
