CREATE TABLE inquiries (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- The number that people know it by; not to be guessed.
  key text NOT NULL UNIQUE CHECK (key ~ '^[A-Z0-9]{10}$'),
  -- Null: a guest's, who hears of it by mail.
  user_id integer REFERENCES users ON DELETE SET NULL,
  kind text NOT NULL CHECK (kind IN ('contact', 'corporate', 'catalog')),
  category_id integer REFERENCES categories ON DELETE SET NULL,
  email text NOT NULL,
  body text NOT NULL,
  -- The rest of the form, by its field names.
  details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object'),
  status text NOT NULL DEFAULT 'received' CHECK (status IN ('received', 'answered', 'closed')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When the member last opened it.
  read_at timestamptz
);
CREATE INDEX inquiries_user ON inquiries (user_id, updated_at DESC, id DESC);
CREATE INDEX inquiries_category ON inquiries (category_id);

CREATE TABLE inquiry_comments (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  author text NOT NULL CHECK (author IN ('member', 'shop')),
  body text NOT NULL CHECK (body <> ''),
  created_at timestamptz NOT NULL
);
CREATE INDEX inquiry_comments_inquiry ON inquiry_comments (inquiry_id, id);

-- A file goes with one writing only: with the inquiry itself (no comment) or with a comment.
CREATE TABLE inquiry_files (
  file_key text PRIMARY KEY REFERENCES stored_files ON DELETE CASCADE,
  inquiry_id integer NOT NULL REFERENCES inquiries ON DELETE CASCADE,
  comment_id integer REFERENCES inquiry_comments ON DELETE CASCADE,
  position smallint NOT NULL
);
CREATE INDEX inquiry_files_inquiry ON inquiry_files (inquiry_id, position);
CREATE INDEX inquiry_files_comment ON inquiry_files (comment_id);
