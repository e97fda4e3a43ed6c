-- The network that stored a file as a keyed hash, so that the files of the largest one make room for others. Null for exports and earlier files.
ALTER TABLE stored_files ADD COLUMN network_hash bytea;
