-- The ways to pay that a shop offers, in the order of its page, see `payment/offers.ts`.
ALTER TABLE channels ADD COLUMN payment_methods jsonb NOT NULL CHECK (jsonb_typeof(payment_methods) = 'array') DEFAULT '[
  { "code": "bank_transfer", "fees": [] },
  { "code": "cash_on_delivery", "fees": [
    { "below": 10000, "fee": 330 },
    { "below": 30000, "fee": 440 },
    { "below": 100000, "fee": 660 },
    { "below": 300000, "fee": 1100 }
  ] },
  { "code": "invoice", "fees": [] }
]';
