-- Whether the member stopped the mails before a memorial day.
ALTER TABLE user_memorials ADD COLUMN is_mail_stopped boolean NOT NULL DEFAULT false;

-- Where the recipient of an advertising mail stops such mails; null for other mails.
ALTER TABLE mails ADD COLUMN stop_url text;
