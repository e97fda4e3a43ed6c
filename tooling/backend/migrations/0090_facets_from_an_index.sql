-- Everything that the facets of a whole catalogue count, so that they need not read the products themselves.
CREATE INDEX products_facets ON products (channel_id) INCLUDE (id, brand_id, price_from) WHERE is_show;
