-- Tells all processes when a session ends, by a logout, a new password or a deleted account: each remembers live sessions
-- for a few seconds. The payload is the member's id.
CREATE FUNCTION notify_session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.user_id::text);
  RETURN NULL;
END $$;

CREATE TRIGGER session_ended AFTER UPDATE OF ended_at ON session_families
  FOR EACH ROW WHEN (NEW.ended_at IS DISTINCT FROM OLD.ended_at) EXECUTE FUNCTION notify_session_ended();
CREATE TRIGGER session_deleted AFTER DELETE ON session_families
  FOR EACH ROW WHEN (OLD.ended_at IS NULL) EXECUTE FUNCTION notify_session_ended();
