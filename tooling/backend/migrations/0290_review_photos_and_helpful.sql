-- Marks of visitors; a seed and an import may start with a count.
ALTER TABLE reviews ADD COLUMN helpful_count integer NOT NULL DEFAULT 0 CHECK (helpful_count >= 0);

CREATE TABLE review_helpful_marks (
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  -- A member or a guest's network, as keyed hashes, which name nobody.
  voter_hash bytea NOT NULL,
  network_hash bytea NOT NULL,
  PRIMARY KEY (review_id, voter_hash)
);

CREATE TABLE review_photos (
  file_key text PRIMARY KEY REFERENCES stored_files ON DELETE CASCADE,
  thumbnail_key text NOT NULL UNIQUE REFERENCES stored_files ON DELETE CASCADE,
  review_id integer NOT NULL REFERENCES reviews ON DELETE CASCADE,
  position smallint NOT NULL
);
CREATE INDEX review_photos_review ON review_photos (review_id, position);

-- A review may be deleted by its member, with its product or by the shop's staff: its files always follow.
CREATE FUNCTION expire_review_photo() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE stored_files SET expires_at = created_at WHERE key IN (OLD.file_key, OLD.thumbnail_key);
  RETURN NULL;
END $$;
CREATE TRIGGER review_photos_expire AFTER DELETE ON review_photos
  FOR EACH ROW EXECUTE FUNCTION expire_review_photo();
