-- A shop may shorten the scale of an attribute. A number outside it is not told: it has no name among the steps.
CREATE OR REPLACE FUNCTION attribute_facts(of_channel integer, given jsonb, only_cards boolean) RETURNS jsonb
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
