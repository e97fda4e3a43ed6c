-- As in 0060; no carrier takes longer than two months, and pages calculate days from it. Islands have the same bounds.
CREATE OR REPLACE FUNCTION covers_japan(tariff jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(place::integer ORDER BY place::integer) = ARRAY(SELECT generate_series(1, 47))
    AND bool_and((zone -> 'carriage')::integer >= 0 AND (zone -> 'days')::integer BETWEEN 0 AND 60)
    AND coalesce((tariff #> '{islands,carriage}')::integer >= 0 AND (tariff #> '{islands,days}')::integer BETWEEN 0 AND 60, false)
  FROM jsonb_array_elements(tariff -> 'zones') AS zone, jsonb_array_elements(zone -> 'prefectures') AS place
$$;
-- The difference of its ends divides the distance of two products.
ALTER TABLE attributes ADD CHECK ((scale ->> 'min')::numeric < (scale ->> 'max')::numeric) NOT VALID;
