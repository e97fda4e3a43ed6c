-- The addressee of an order's invoice; null for an order that is paid otherwise, or costs nothing.
ALTER TABLE orders ADD COLUMN invoice_recipient jsonb;
-- The day in Japan on which the order was shipped and its invoice issued; null before, and for orders shipped before this column existed.
ALTER TABLE orders ADD COLUMN invoiced_on date;

UPDATE orders SET invoice_recipient =
  jsonb_build_object('invoice_company', users.company_name, 'invoice_department', users.department)
FROM users
WHERE users.id = orders.user_id AND orders.payment_id = 2 AND orders.total_payment > 0 AND users.company_name IS NOT NULL;
