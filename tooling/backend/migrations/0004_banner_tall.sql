-- The same scene composed upright, for phones.
ALTER TABLE banners ADD COLUMN image_tall jsonb;
