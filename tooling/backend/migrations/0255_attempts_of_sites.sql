-- Bytes of a site, of which it may store twenty times those of a network.
ALTER TABLE attempts ALTER COLUMN count TYPE bigint;
