-- Files of the storage (`files/file-store.ts`), each under a key that we made up.
CREATE TABLE stored_files (
  key text PRIMARY KEY CHECK (key ~ '^[a-z-]{1,30}/[a-f0-9]{2}/[a-f0-9]{32}\.[a-z]{3,4}$'),
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- As the person called it, to be read and never to be opened.
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL,
  size integer NOT NULL CHECK (size > 0),
  created_at timestamptz NOT NULL,
  -- An upload that nothing refers to yet, an export: forgotten from here on. Null: kept as long as what refers to it.
  expires_at timestamptz
);
CREATE INDEX stored_files_expiry ON stored_files (expires_at) WHERE expires_at IS NOT NULL;

-- What a shop tells one member (spec 2, message center).
CREATE TABLE system_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  key text NOT NULL UNIQUE DEFAULT replace(gen_random_uuid()::text, '-', ''),
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  title text NOT NULL CHECK (title <> ''),
  body text NOT NULL,
  link jsonb,
  file_key text REFERENCES stored_files ON DELETE SET NULL,
  created_at timestamptz NOT NULL,
  read_at timestamptz
);
CREATE INDEX system_messages_user ON system_messages (user_id, created_at DESC, id DESC);
CREATE INDEX system_messages_file ON system_messages (file_key);
