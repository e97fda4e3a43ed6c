-- When the member set or removed the security question in my page: a new one is not asked at once, since a person who knew the
-- password may have set it. Null for that of the registration.
ALTER TABLE users ADD COLUMN question_changed_at timestamptz;
