-- Many shops share one index of words. With the shop's number before each pair of characters it finds one shop's products
-- by itself, whatever the others sell; an index of the whole shop beside it would take longer to read than the words.
CREATE FUNCTION shop_grams(channel_id integer, grams text[]) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(channel_id || ':' || gram), '{}') FROM unnest(grams) gram
$$;

DROP INDEX products_search;
CREATE INDEX products_search ON products USING gin (shop_grams(channel_id, search));
