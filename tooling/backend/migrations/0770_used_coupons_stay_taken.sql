-- A member who leaves frees the taken coupon for another one only if no order used it: otherwise a limited coupon could be
-- taken, used and given up again and again.
CREATE OR REPLACE FUNCTION count_taken() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE coupons SET taken_count = taken_count + 1 WHERE id = NEW.coupon_id;
  ELSIF OLD.used_count = 0 THEN
    UPDATE coupons SET taken_count = taken_count - 1 WHERE id = OLD.coupon_id;
  END IF;
  RETURN NULL;
END $$;
