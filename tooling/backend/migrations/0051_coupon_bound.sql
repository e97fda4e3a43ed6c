-- The bound of per cents may be missing: of nothing and a coupon of another kind, the check before made a fault.
ALTER TABLE coupons
  DROP CONSTRAINT coupons_check1,
  ADD CONSTRAINT coupons_most_discount CHECK (most_discount IS NULL OR (most_discount > 0 AND kind = 'percent'));
