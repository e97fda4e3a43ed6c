-- What a social gift's delivery costs wherever it goes, and for how many days it can be accepted.
UPDATE channels SET settings = '{"ORDER.SOCIAL_GIFT.CARRIAGE": 880, "ORDER.SOCIAL_GIFT.DAYS": 14}' || settings;

-- The link is mailed with the order.
ALTER TABLE social_gifts DROP COLUMN link_mailed_at;
