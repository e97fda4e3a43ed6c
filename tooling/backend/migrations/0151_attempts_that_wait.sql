-- Until when a subject has to wait for its next attempt; null for no wait.
ALTER TABLE attempts ADD COLUMN waits_until timestamptz;
