-- A member. Name, address and phone are not here: they are the member's own address (division_ct 1 below), so that
-- profile and own address cannot part (spec 4, own address update).
CREATE TABLE users (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- The member's number as people read it.
  code text NOT NULL GENERATED ALWAYS AS ('M' || lpad(id::text, 8, '0')) STORED,
  username text NOT NULL,
  email text NOT NULL,
  password_hash text NOT NULL,
  company_name text,
  department text,
  birthday date,
  gender smallint CHECK (gender BETWEEN 1 AND 4),
  is_receive_newsletter boolean NOT NULL DEFAULT false,
  is_registered_member boolean NOT NULL DEFAULT true,
  point integer NOT NULL DEFAULT 0 CHECK (point >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);

-- Whatever a member may log in with, username and mail address alike, in one place: so nobody can take another's mail
-- address for a username. Written NFKC and in lower case.
CREATE TABLE login_names (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  name text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (channel_id, name)
);
CREATE INDEX login_names_user ON login_names (user_id);

CREATE TABLE user_addresses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  -- 1: the member's own address, 2: another's.
  division_ct smallint NOT NULL CHECK (division_ct IN (1, 2)),
  is_default boolean NOT NULL DEFAULT false,
  is_sender_default boolean NOT NULL DEFAULT false,
  shipping_last_name text NOT NULL,
  shipping_first_name text NOT NULL,
  shipping_last_name_kana text NOT NULL,
  shipping_first_name_kana text NOT NULL,
  postal_code text NOT NULL CHECK (postal_code ~ '^\d{7}$'),
  prefecture text NOT NULL,
  city text NOT NULL,
  address1 text NOT NULL,
  address2 text,
  phone_number text NOT NULL,
  cell_phone_number text,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX user_addresses_user ON user_addresses (user_id);
CREATE UNIQUE INDEX user_addresses_own ON user_addresses (user_id) WHERE division_ct = 1;
CREATE UNIQUE INDEX user_addresses_default ON user_addresses (user_id) WHERE is_default;
CREATE UNIQUE INDEX user_addresses_sender_default ON user_addresses (user_id) WHERE is_sender_default;

-- One login on one browser. The refresh secret changes at each use; only hashes are kept.
CREATE TABLE session_families (
  id uuid PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  token_hash bytea NOT NULL,
  -- The secret before the present one, which two tabs may have sent at once.
  previous_hash bytea,
  rotated_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text CHECK (end_reason IN ('logout', 'reuse'))
);
CREATE INDEX session_families_user ON session_families (user_id);

-- Attempts in a window of time: of logging in, registering, guessing a school key. Subjects are hashes, since some are
-- mail addresses that belong to nobody here.
CREATE TABLE attempts (
  scope text NOT NULL,
  subject bytea NOT NULL,
  count integer NOT NULL,
  window_ends_at timestamptz NOT NULL,
  PRIMARY KEY (scope, subject)
);
CREATE INDEX attempts_window ON attempts (window_ends_at);

CREATE TABLE school_keys (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  key text NOT NULL,
  school_name text NOT NULL,
  PRIMARY KEY (channel_id, key)
);
