-- How customers reach the shops of the seed: a shop is never seeded again. What a shop has set itself stays, and a shop that
-- merely has the same key has another name and another account.
UPDATE channels SET settings = seeded.contact || settings
FROM (VALUES
  ('simple', '折節', '普通 1420351', '{
    "SITE.CONTACT.PHONE": "03-0142-0351", "SITE.CONTACT.HOURS": "平日 10:00〜17:00、臨時休業日を除く",
    "SITE.CONTACT.EMAIL": "support@orifushi.example"
  }'::jsonb),
  ('fl1', '花信', '普通 0103872', '{
    "SITE.CONTACT.PHONE": "0467-01-0387", "SITE.CONTACT.HOURS": "9:30〜18:00、水曜定休",
    "SITE.CONTACT.EMAIL": "hello@kashin.example"
  }'::jsonb),
  ('students', 'みなせ大学生協', '普通 0140392', '{
    "SITE.CONTACT.PHONE": "075-014-0392", "SITE.CONTACT.HOURS": "平日 10:00〜18:00、授業期間外は16:00まで",
    "SITE.CONTACT.EMAIL": "shop@minase-coop.example"
  }'::jsonb)
) AS seeded (key, name, account, contact)
WHERE channels.key = seeded.key AND channels.name = seeded.name
  AND COALESCE(channels.bank_account LIKE '%' || seeded.account || '%', true);
