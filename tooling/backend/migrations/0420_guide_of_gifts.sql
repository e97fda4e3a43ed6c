-- The guide's page on gift packing, for shops that the seed made before it had one: a shop is never seeded again. It states what
-- the shop's own options cost. Pages that the shop wrote itself stay.
WITH shops AS (
  SELECT channel_id FROM static_pages AS guide
  WHERE
    url = '/guide' AND data LIKE '%<li><a href="/guide/payment">お支払い方法について</a></li>%'
    AND NOT EXISTS (SELECT FROM static_pages WHERE channel_id = guide.channel_id AND url = '/guide/gift')
), options AS (
  SELECT
    channel_id, kind, position, price,
    replace(replace(replace(name, '&', '&amp;'), '<', '&lt;'), '>', '&gt;') AS name,
    CASE price WHEN 0 THEN '無料' ELSE ltrim(to_char(price, '999,999,999')) || '円' END AS cost
  FROM packing_options JOIN shops USING (channel_id)
  WHERE is_show AND (kind <> 'occasion' OR knots IS NOT NULL)
), chapters AS (
  SELECT
    channel_id, title, place,
    CASE
      WHEN kind = 'occasion' AND max(price) = 0 THEN
        '<p>次のご用途に、無料で承ります。表書きや水引は、ご用途に合わせてご用意します。</p><p>'
        || string_agg(name, '、' ORDER BY position) || '</p>'
      ELSE
        '<table><thead><tr><th scope="col">種類</th><th scope="col">料金（税込）</th></tr></thead><tbody>'
        || string_agg('<tr><th scope="row">' || name || '</th><td>' || cost || '</td></tr>', '' ORDER BY position)
        || '</tbody></table>'
    END AS content
  FROM options JOIN (VALUES
    ('occasion', 'のし', 1), ('wrapping', '包装', 2), ('card', 'メッセージカード', 3), ('sign', '立札', 4), ('bag', '手提げ袋', 5)
  ) AS kinds (kind, title, place) USING (kind)
  GROUP BY channel_id, kind, title, place
)
INSERT INTO static_pages (channel_id, url, title, data)
SELECT
  channel_id, '/guide/gift', 'ギフトの包装と料金について',
  '<p>贈りものの包装やカードなどは、ご注文の手続きの「お届け日時」の画面にある「包装・のし・カードを選ぶ」から、お荷物ごとにお選びいただけます。料金（税込）は、お荷物一つにつきいただきます（手提げ袋は、一枚につき）。ご注文を確定する前の画面でも、お確かめいただけます。</p>
'
  || string_agg('<h2>' || title || '</h2>' || content, '' ORDER BY place)
  || '
<h2>金額の記載について</h2>
<p>ギフト設定をされたお荷物の納品書には、金額を記載しません。記載をご希望の場合は、ギフト設定の画面で「納品書に金額を記載しない」の選択を外してください。領収書は、ご注文された方にだけお渡しします。</p>
'
FROM chapters
GROUP BY channel_id;

UPDATE static_pages AS page SET
  data = CASE url
    WHEN '/guide' THEN replace(
      data,
      '<li><a href="/guide/payment">',
      '<li><a href="/guide/gift">ギフトの包装と料金について</a></li>
<li><a href="/guide/payment">'
    )
    ELSE regexp_replace(
      data,
      '(<br>ギフト包装・メッセージカード(・立札・手提げ袋)?をご希望の場合の料金（ご注文を確定する前の画面に表示）)?<br>銀行振込・請求書払いの振込手数料',
      '<br>ギフトの包装・カード・手提げ袋などをご希望の場合の料金（<a href="/guide/gift">ギフトの包装と料金について</a>と、ご注文を確定する前の画面に表示）<br>銀行振込・請求書払いの振込手数料'
    )
  END,
  updated_at = now()
WHERE
  url IN ('/guide', '/law') AND data NOT LIKE '%"/guide/gift"%'
  AND EXISTS (SELECT FROM static_pages WHERE channel_id = page.channel_id AND url = '/guide/gift');

-- A gift to somebody else is not paid on delivery any more.
UPDATE static_pages SET
  data = replace(
    data,
    '複数に分かれるご注文、住所を知らない方へ贈るギフト、30万円以上',
    '複数に分かれるご注文、ギフト設定をしてご注文者以外の方へお届けするご注文、住所を知らない方へ贈るギフト、30万円以上'
  ),
  updated_at = now()
WHERE url = '/guide/payment' AND data LIKE '%複数に分かれるご注文、住所を知らない方へ贈るギフト、30万円以上%';
UPDATE messages SET
  content = replace(content, 'お急ぎの方は代金引換をお選びください。', 'お急ぎの方は、クレジットカードなどをお選びください。'),
  updated_at = now()
WHERE code = 'cart-payment' AND content LIKE '%お急ぎの方は代金引換をお選びください。';

-- The picture of the wrapping for joy and mourning showed a のし with red cords.
UPDATE packing_options SET image = jsonb_build_object(
  'path', 'studio/gift-wrap-kinari.ed63af8088771ffd', 'width', 1200, 'height', 1200, 'color', '#e7e1d6', 'alt', '生成りの包装紙で包んだ箱'
)
WHERE kind = 'wrapping' AND NOT is_festive AND image ->> 'path' LIKE 'studio/gift-noshi-white.%';
