-- What an import changed, so that it can be taken back.
CREATE TABLE imports (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  file_name text NOT NULL,
  -- An interrupted import continues when the same file is imported again.
  file_hash text NOT NULL,
  started_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  undone_at timestamptz,
  -- The categories and brands that it created.
  category_ids integer[] NOT NULL DEFAULT '{}',
  brand_ids integer[] NOT NULL DEFAULT '{}'
);
CREATE INDEX imports_channel ON imports (channel_id, id DESC);

CREATE TABLE import_products (
  import_id integer NOT NULL REFERENCES imports ON DELETE CASCADE,
  product_id integer NOT NULL REFERENCES products ON DELETE CASCADE,
  -- The product as it was before; null if the import added it.
  before jsonb,
  -- The product as the import left it; a different one now means that it was changed since.
  fingerprint text NOT NULL,
  PRIMARY KEY (import_id, product_id)
);
CREATE INDEX import_products_product ON import_products (product_id);

-- Deleting a product's pictures looks for the variants that show them.
CREATE INDEX variants_image ON variants (image_id) WHERE image_id IS NOT NULL;
