ALTER TABLE users
  -- When the member showed that the mail address is theirs, by a link or code that was mailed there.
  ADD COLUMN email_verified_at timestamptz,
  -- Asks for a one-time code at each login, whatever the shop's setting.
  ADD COLUMN is_code_wanted boolean NOT NULL DEFAULT false,
  ADD COLUMN password_changed_at timestamptz NOT NULL DEFAULT now(),
  -- The security question; of its answer the argon2id hash.
  ADD COLUMN question_ct smallint CHECK (question_ct BETWEEN 1 AND 4),
  ADD COLUMN answer_hash text,
  ADD CHECK ((question_ct IS NULL) = (answer_hash IS NULL));
UPDATE users SET password_changed_at = created_at;

ALTER TABLE session_families
  DROP CONSTRAINT session_families_end_reason_check,
  ADD CONSTRAINT session_families_end_reason_check CHECK (end_reason IN ('logout', 'reuse', 'password'));

-- Secrets that hold once and for a while; only hashes are kept. What they carry depends on the kind.
CREATE TABLE one_off_tokens (
  hash bytea PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('unlock', 'reminder', 'email', 'code', 'sync', 'oauth', 'registration')),
  -- Null: of nobody; such are written where an account is unknown, so that known and unknown cost the same.
  user_id integer REFERENCES users ON DELETE CASCADE,
  -- reminder: what was forgotten; oauth, registration: the service.
  type text,
  -- email, code: the address it was sent to; registration: the one that the service vouches for.
  email text,
  -- registration: who it is to the service.
  subject text,
  -- code: the hash of token and digits.
  code_hash bytea,
  -- code: the member of another channel whose login is taken over.
  from_user_id integer REFERENCES users ON DELETE CASCADE,
  tries smallint NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX one_off_tokens_user ON one_off_tokens (user_id, kind);
CREATE INDEX one_off_tokens_from_user ON one_off_tokens (from_user_id);
CREATE INDEX one_off_tokens_expiry ON one_off_tokens (expires_at);

CREATE TABLE login_histories (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  logged_in_at timestamptz NOT NULL,
  method text NOT NULL CHECK (method IN ('password', 'code', 'oauth', 'register', 'reminder', 'sync')),
  -- Of IPv6 the network.
  ip_address text NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX login_histories_user ON login_histories (user_id, logged_in_at DESC, id DESC);

-- Services that members may log in with. The channel's setting LOGIN.OAUTH_PROVIDERS says which of them are offered.
CREATE TABLE oauth_providers (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  type text NOT NULL CHECK (type ~ '^[a-z][a-z0-9-]{0,30}$'),
  -- OpenID Connect: who signs the id token, and where everything is.
  issuer text NOT NULL,
  authorize_url text NOT NULL,
  token_url text NOT NULL,
  -- Null: id tokens are signed with the client's secret (HS256), as LINE does.
  jwks_url text,
  client_id text NOT NULL,
  client_secret text NOT NULL,
  scope text NOT NULL DEFAULT 'openid profile email',
  PRIMARY KEY (channel_id, type)
);

-- Who a member is to a service.
CREATE TABLE oauth_accounts (
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  type text NOT NULL,
  subject text NOT NULL,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (channel_id, type, subject)
);
CREATE INDEX oauth_accounts_user ON oauth_accounts (user_id);

-- A member of one shop whose login another shop's member takes over without a code.
CREATE TABLE login_links (
  from_user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  PRIMARY KEY (from_user_id, user_id)
);
CREATE INDEX login_links_user ON login_links (user_id);

-- A mail to nobody is written where an account is unknown, for the same reason; it is deleted unsent.
ALTER TABLE mails ALTER COLUMN recipient DROP NOT NULL;

-- Who leaves takes the cart along, but for the one that an order was made of: that stays with the order, without them.
ALTER TABLE carts
  DROP CONSTRAINT carts_user_id_fkey,
  ADD CONSTRAINT carts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users ON DELETE SET NULL;
