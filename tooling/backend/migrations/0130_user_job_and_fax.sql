ALTER TABLE users ADD COLUMN job text, ADD COLUMN fax text;
