-- What the bigrams were made of, so that a word is found as a whole; the first line is the name.
ALTER TABLE products ADD COLUMN search_text text NOT NULL DEFAULT '';
-- Further words to find a product by, which no page shows.
ALTER TABLE products ADD COLUMN keywords text[] NOT NULL DEFAULT '{}';
