-- The size table of a product, as the contract's SizeTable; null when it has none.
ALTER TABLE products ADD COLUMN size_table jsonb;

-- Every product of a list has the mean of its reviews.
CREATE INDEX reviews_rating ON reviews (product_id) INCLUDE (rating) WHERE is_show;
