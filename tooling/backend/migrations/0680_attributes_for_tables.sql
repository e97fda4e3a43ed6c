-- Tables that compare products have columns for some attributes, and mark the best number where buyers agree on a direction.
ALTER TABLE attributes
  ADD COLUMN is_compare boolean NOT NULL DEFAULT false,
  ADD COLUMN better text CHECK (better IN ('higher', 'lower')),
  ADD CHECK (better IS NULL OR choices IS NULL);

-- As in 0450. Lists have the attributes of cards and of tables; a number has its unit.
DROP FUNCTION attribute_facts(integer, jsonb, boolean);
CREATE FUNCTION attribute_facts(of_channel integer, given jsonb, only_listed boolean) RETURNS jsonb
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
      'unit', CASE WHEN a.choices IS NULL THEN nullif(a.unit, '') END,
      'scale', a.scale - 'steps',
      'is_compare', nullif(a.is_compare, false),
      'better', a.better
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
  WHERE a.channel_id = of_channel AND given ? a.key AND (a.is_card OR a.is_compare OR NOT only_listed)
    AND CASE
      WHEN a.choices IS NOT NULL THEN chosen.keys IS NOT NULL
      WHEN a.scale IS NOT NULL
        THEN value.number BETWEEN (a.scale ->> 'min')::numeric AND (a.scale ->> 'max')::numeric
      ELSE value.number IS NOT NULL
    END
$$;
