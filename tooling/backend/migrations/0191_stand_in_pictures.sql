-- A photograph of another product, shown with a mark until the product has its own.
ALTER TABLE product_images ADD COLUMN is_stand_in boolean NOT NULL DEFAULT false;
