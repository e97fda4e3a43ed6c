-- What a shop gives off. Limits are checks of the rows below, so that they hold whoever writes at the same time; rows are
-- locked after member, cart and variants: coupons by id, then what members hold of them.
CREATE TABLE coupons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  channel_id integer NOT NULL REFERENCES channels ON DELETE CASCADE,
  -- What people type into the cart; written in capitals.
  code text NOT NULL CHECK (code ~ '^[A-Z0-9-]{4,32}$'),
  name text NOT NULL CHECK (name <> ''),
  description text NOT NULL DEFAULT '',
  kind text NOT NULL CHECK (kind IN ('percent', 'yen', 'carriage_free')),
  -- Per cent of the products' sum, or yen off it; none where the carriage is free.
  amount integer CHECK (
    CASE kind WHEN 'percent' THEN amount BETWEEN 1 AND 100 WHEN 'yen' THEN amount > 0 ELSE amount IS NULL END
  ),
  -- Whole yen with tax that the products must come to.
  minimum integer NOT NULL DEFAULT 0 CHECK (minimum >= 0),
  -- The most yen that per cents may come to.
  most_discount integer CHECK (most_discount > 0 AND kind = 'percent'),
  -- When it may be taken and used; `ends_at` is the first moment when it no longer may.
  starts_at timestamptz NOT NULL,
  ends_at timestamptz CHECK (ends_at > starts_at),
  -- Days after the taking in which it must be used.
  use_days smallint CHECK (use_days > 0),
  -- Shown to all to be taken; another is handed out by the shop, or known by its code.
  is_public boolean NOT NULL DEFAULT true,
  -- Given to whoever registers.
  is_welcome boolean NOT NULL DEFAULT false,
  -- Members who may take it, and orders that may use it; null: without end.
  take_limit integer CHECK (take_limit > 0),
  use_limit integer CHECK (use_limit > 0),
  -- Orders of one member that may use it.
  member_use_limit smallint NOT NULL DEFAULT 1 CHECK (member_use_limit > 0),
  -- Counted by the triggers below only.
  taken_count integer NOT NULL DEFAULT 0 CHECK (taken_count >= 0),
  used_count integer NOT NULL DEFAULT 0 CHECK (used_count >= 0),
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  UNIQUE (channel_id, code),
  CONSTRAINT coupons_take_limit CHECK (taken_count <= take_limit),
  CONSTRAINT coupons_use_limit CHECK (used_count <= use_limit)
);

-- What a member has taken: each coupon once.
CREATE TABLE member_coupons (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id integer NOT NULL REFERENCES coupons ON DELETE CASCADE,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  taken_at timestamptz NOT NULL,
  -- From here on it may no longer be used: the coupon's own end, or its days after the taking.
  expires_at timestamptz,
  -- As the coupon had it when it was taken.
  use_limit smallint NOT NULL,
  used_count smallint NOT NULL DEFAULT 0 CHECK (used_count >= 0),
  CONSTRAINT member_coupons_once UNIQUE (user_id, coupon_id),
  CONSTRAINT member_coupons_use_limit CHECK (used_count <= use_limit)
);
CREATE INDEX member_coupons_coupon ON member_coupons (coupon_id);

CREATE FUNCTION count_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE coupons SET taken_count = taken_count + 1 WHERE id = NEW.coupon_id;
  ELSE
    UPDATE coupons SET taken_count = taken_count - 1 WHERE id = OLD.coupon_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER coupon_taken AFTER INSERT OR DELETE ON member_coupons FOR EACH ROW EXECUTE FUNCTION count_taken();

-- One coupon of one order. A cancelled order gives it back by `returned_at`; the row stays. Too many uses fail at the
-- checks above: error 23514, constraint coupons_use_limit or member_coupons_use_limit.
CREATE TABLE coupon_uses (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  coupon_id integer NOT NULL REFERENCES coupons ON DELETE CASCADE,
  member_coupon_id integer REFERENCES member_coupons ON DELETE SET NULL,
  order_id integer NOT NULL REFERENCES orders ON DELETE CASCADE,
  -- Yen that it took off, products and carriage together.
  amount bigint NOT NULL CHECK (amount >= 0),
  used_at timestamptz NOT NULL,
  returned_at timestamptz,
  UNIQUE (order_id, coupon_id)
);
CREATE INDEX coupon_uses_coupon ON coupon_uses (coupon_id);
CREATE INDEX coupon_uses_member_coupon ON coupon_uses (member_coupon_id);

CREATE FUNCTION count_uses() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.returned_at IS NULL THEN
    UPDATE coupons SET used_count = used_count - 1 WHERE id = OLD.coupon_id;
    UPDATE member_coupons SET used_count = used_count - 1 WHERE id = OLD.member_coupon_id;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW.returned_at IS NULL THEN
    UPDATE coupons SET used_count = used_count + 1 WHERE id = NEW.coupon_id;
    UPDATE member_coupons SET used_count = used_count + 1 WHERE id = NEW.member_coupon_id;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER coupon_used AFTER INSERT OR DELETE OR UPDATE OF returned_at ON coupon_uses
  FOR EACH ROW EXECUTE FUNCTION count_uses();

-- Points are a ledger: users.point is its sum, kept by the trigger, and users' check keeps it from falling below zero
-- (error 23514, constraint users_point_check).
CREATE TABLE point_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
  amount integer NOT NULL CHECK (amount <> 0),
  reason text NOT NULL CHECK (
    reason IN ('welcome', 'campaign', 'review', 'earned', 'used', 'returned', 'revoked', 'expired', 'adjusted')
  ),
  -- Of points that an order earned or used, or that its cancel gave back (returned) or took back (revoked).
  order_id integer REFERENCES orders ON DELETE SET NULL,
  -- What the member reads beside the reason.
  note text,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK ((reason IN ('used', 'revoked', 'expired')) <= (amount < 0)),
  CHECK ((reason IN ('welcome', 'campaign', 'review', 'earned', 'returned')) <= (amount > 0))
);
CREATE INDEX point_entries_user ON point_entries (user_id, created_at DESC, id DESC);
-- An order uses points once, and gives them back once.
CREATE UNIQUE INDEX point_entries_order ON point_entries (order_id, reason);

CREATE FUNCTION move_points() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE users SET point = point + NEW.amount WHERE id = NEW.user_id;
  RETURN NULL;
END $$;
CREATE TRIGGER points_moved AFTER INSERT ON point_entries FOR EACH ROW EXECUTE FUNCTION move_points();

-- Entries stay as they are: only their order may go (order_id becomes null), or they with their member.
CREATE FUNCTION refuse_point_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM users WHERE id = OLD.user_id) THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'point entries are never changed: add one that corrects';
END $$;
CREATE TRIGGER points_kept BEFORE DELETE OR UPDATE OF user_id, amount, reason, created_at ON point_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_point_change();
