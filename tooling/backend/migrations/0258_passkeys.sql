-- Passkeys (WebAuthn) of members. A passkey's public key checks the signature of a login.
CREATE TABLE passkeys (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) <= 1023),
  public_key bytea NOT NULL CHECK (length(public_key) <= 2048),
  -- The authenticator's counter of signatures; 0 if it has none.
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  name text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id, id);

-- The random name of the account at authenticators; null before the first passkey.
ALTER TABLE users ADD COLUMN passkey_handle bytea;

ALTER TABLE one_off_tokens
  DROP CONSTRAINT one_off_tokens_kind_check,
  ADD CONSTRAINT one_off_tokens_kind_check CHECK (
    kind IN ('unlock', 'reminder', 'email', 'email_restore', 'code', 'sync', 'oauth', 'registration', 'passkey', 'passkey_login')
  );

ALTER TABLE login_histories
  DROP CONSTRAINT login_histories_method_check,
  ADD CONSTRAINT login_histories_method_check
    CHECK (method IN ('password', 'code', 'oauth', 'register', 'reminder', 'sync', 'passkey'));
