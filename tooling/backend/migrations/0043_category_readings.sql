-- How a category is read, so that it is found and suggested by kana too.
ALTER TABLE categories ADD COLUMN kana text NOT NULL DEFAULT '';
