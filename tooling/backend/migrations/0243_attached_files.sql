-- Attached files expire too: `expires_at` no longer tells which uploads can still be attached.
ALTER TABLE stored_files ADD COLUMN attached_at timestamptz;
UPDATE stored_files SET attached_at = created_at FROM inquiry_files WHERE file_key = key;

-- Attachments so far were kept for ever: 180 days for guests, two years for members with a verified email, and 30 days
-- from now for what is older.
UPDATE stored_files SET expires_at = greatest(
  now() + interval '30 days',
  stored_files.created_at + CASE WHEN users.email_verified_at IS NULL THEN interval '180 days' ELSE interval '730 days' END
)
FROM inquiry_files
JOIN inquiries ON inquiries.id = inquiry_files.inquiry_id
LEFT JOIN users ON users.id = inquiries.user_id
WHERE inquiry_files.file_key = stored_files.key AND stored_files.expires_at IS NULL;

-- Reads the sum of a shop's uploads from the index alone.
CREATE INDEX stored_files_held ON stored_files (channel_id, expires_at) INCLUDE (key, size, attached_at)
  WHERE expires_at IS NOT NULL;
