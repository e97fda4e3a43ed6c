-- The video of a product: {path, type, title, poster, captions}, as the API answers it.
ALTER TABLE products ADD COLUMN video jsonb CHECK (jsonb_typeof(video) = 'object');
