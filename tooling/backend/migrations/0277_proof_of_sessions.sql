-- A passkey proves the member like the password: nobody else can open another such session.
ALTER TABLE session_families RENAME COLUMN is_by_password TO is_by_own_proof;
