-- The day on which the mail before the next occurrence of a memorial day is due. A day in the past is replaced by the next
-- one without a mail: so are those of memorial days that existed before.
ALTER TABLE user_memorials ADD COLUMN mail_on date NOT NULL DEFAULT '2000-01-01';
CREATE INDEX user_memorials_mail_on ON user_memorials (mail_on);
