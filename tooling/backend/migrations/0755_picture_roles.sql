-- What a picture shows beside the product as it is sold, and where it is on the scale of this role: `age` 10 is ten years of use.
ALTER TABLE product_images ADD COLUMN role text CHECK (role <> ''), ADD COLUMN value real,
  ADD CHECK ((role IS NULL) = (value IS NULL));
