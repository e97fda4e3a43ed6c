-- Searches rank by field and know the shop's words. `search_version` says which release indexed a product; a job indexes
-- those of an older one again.
ALTER TABLE products
  ADD COLUMN search_words text[] NOT NULL DEFAULT '{}',
  ADD COLUMN search_version smallint NOT NULL DEFAULT 0;
CREATE INDEX products_search_version ON products (search_version);

-- The synonyms of a shop that has its own; the others use the defaults.
CREATE TABLE search_synonyms (
  channel_id integer PRIMARY KEY REFERENCES channels ON DELETE CASCADE,
  groups jsonb NOT NULL,
  saved_at timestamptz NOT NULL DEFAULT now()
);

-- Orders, favourites and views of a product as one number of 0 to 1, counted every hour. A table of its own, since products
-- have wide rows and large indexes.
CREATE TABLE product_popularity (
  product_id integer PRIMARY KEY REFERENCES products ON DELETE CASCADE,
  popularity real NOT NULL CHECK (popularity BETWEEN 0 AND 1)
);
