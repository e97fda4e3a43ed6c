-- The session that a login opened, so that the login history marks the own one. Null for earlier logins; a session is
-- deleted before the login that opened it.
ALTER TABLE login_histories ADD COLUMN session_id uuid;
