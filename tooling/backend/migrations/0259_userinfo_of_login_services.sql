-- Where a login service returns names and email that its id token does not contain, as Yahoo! JAPAN does. Null: the id token
-- contains them.
ALTER TABLE oauth_providers ADD COLUMN userinfo_url text;
