-- The seeded notes of the cart told shoppers to write のし and cards into the remarks; the composer asks for them now. A note
-- that the shop wrote itself stays.
UPDATE messages SET content = seeded.content, updated_at = now()
FROM (VALUES
  (
    'のし・包装のご希望は、お支払い方法の画面の「ご要望・備考」にお書きください。',
    '包装・のし・メッセージカード・手提げ袋は、お届け日時の画面で、お荷物ごとにお選びいただけます。'
  ),
  (
    '立札の文言、カードの文面は、備考欄にお書きください（各三十字まで）。',
    '立札・メッセージカード・ラッピングは、お届け日時の画面で、お荷物ごとにお選びいただけます。'
  )
) AS seeded (before, content)
WHERE messages.code = 'cart-note' AND messages.content = seeded.before;
