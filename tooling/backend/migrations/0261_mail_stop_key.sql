-- The token of the links that stop advertising mails; a new secret of the installation leaves it valid.
ALTER TABLE users ADD COLUMN mail_stop_key uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE;
