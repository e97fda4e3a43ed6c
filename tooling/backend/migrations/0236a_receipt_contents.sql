-- The number, dates and lines of an issued receipt, so that every reissue prints what the first one printed. Null for a
-- receipt that is not issued, or was issued before this column existed and not reissued since.
ALTER TABLE receipts ADD COLUMN contents jsonb CHECK (contents IS NULL OR issued_at IS NOT NULL);
