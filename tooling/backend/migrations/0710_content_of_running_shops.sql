-- Reviews that a shop brings along, which its file of reviews replaces; a review of a member stays, even without its account.
ALTER TABLE reviews ADD COLUMN is_imported boolean NOT NULL DEFAULT false;
-- No member of a shop can have written before it opened.
UPDATE reviews SET is_imported = true
FROM products JOIN channels ON channels.id = products.channel_id
WHERE products.id = reviews.product_id AND reviews.user_id IS NULL AND reviews.created_at < channels.created_at;

-- What the shop suggests for searches while few visitors have searched.
ALTER TABLE channels ADD COLUMN popular_words text[] NOT NULL DEFAULT '{}';
