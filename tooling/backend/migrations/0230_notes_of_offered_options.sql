-- The notes of 0218 name carrier bags and signs, which only a new seed offers: a shop without such options does not.
UPDATE messages SET content = offered.content, updated_at = now()
FROM (VALUES
  (
    '包装・のし・メッセージカード・手提げ袋は、お届け日時の画面で、お荷物ごとにお選びいただけます。',
    '包装・のし・メッセージカードは、お届け日時の画面で、お荷物ごとにお選びいただけます。',
    'bag'
  ),
  (
    '立札・メッセージカード・ラッピングは、お届け日時の画面で、お荷物ごとにお選びいただけます。',
    'メッセージカード・ラッピングは、お届け日時の画面で、お荷物ごとにお選びいただけます。',
    'sign'
  )
) AS offered (before, content, kind)
WHERE
  messages.code = 'cart-note' AND messages.content = offered.before
  AND NOT EXISTS (
    SELECT FROM packing_options
    WHERE packing_options.channel_id = messages.channel_id AND packing_options.kind = offered.kind AND is_show
  );
