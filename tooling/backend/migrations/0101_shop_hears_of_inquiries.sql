-- Where a shop's own people read of new inquiries; null where nobody wants to.
ALTER TABLE channels ADD COLUMN contact_email text CHECK (contact_email ~ '^[^\s@]+@[^\s@]+$');

-- The shops of the seed, as they were opened before they had an issuer and an address: a shop is never seeded again. A
-- shop that merely has the same key has another name and another account.
UPDATE channels SET issuer = COALESCE(channels.issuer, seeded.issuer), contact_email = seeded.contact_email
FROM (VALUES
  ('simple', '折節', '普通 1420351', 'support@orifushi.example', '{
    "name": "株式会社折節", "postal_code": "111-0053", "tel": "03-0142-0351",
    "address": "東京都台東区浅草橋9丁目8番7号 折節ビル2階", "registration_number": "T4010701084263"
  }'::jsonb),
  ('fl1', '花信', '普通 0103872', 'hello@kashin.example', '{
    "name": "株式会社花信", "postal_code": "248-0006", "tel": "0467-01-0387",
    "address": "神奈川県鎌倉市小町9丁目8番6号", "registration_number": "T9021001057318"
  }'::jsonb),
  ('students', 'みなせ大学生協', '普通 0140392', 'shop@minase-coop.example', '{
    "name": "みなせ大学生活協同組合", "postal_code": "606-8305", "tel": "075-014-0392",
    "address": "京都府京都市左京区吉田みなせ町9番地 みなせ大学 学生会館1階", "registration_number": "T3130005006127"
  }'::jsonb)
) AS seeded (key, name, account, contact_email, issuer)
WHERE channels.key = seeded.key AND channels.name = seeded.name
  AND COALESCE(channels.bank_account LIKE '%' || seeded.account || '%', true);
