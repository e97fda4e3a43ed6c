-- Calls whose refusal would count, while they run in any process; a killed process leaves rows until they expire.
CREATE TABLE attempts_in_flight (
  id uuid NOT NULL,
  scope text NOT NULL,
  subject bytea NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (id, scope)
);
CREATE INDEX attempts_in_flight_subject ON attempts_in_flight (scope, subject);
CREATE INDEX attempts_in_flight_expiry ON attempts_in_flight (expires_at);

-- The limits that a refusal after the redirect to the service counts for, as `scope` and the hex form of `subject`.
ALTER TABLE payments ADD COLUMN refusal_limits jsonb;
