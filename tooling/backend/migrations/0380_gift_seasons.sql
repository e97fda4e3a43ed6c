-- The titles of お中元 and お歳暮 follow the day on which the gift arrives, and the region (decision 0380). Some occasions
-- have a のし only on request: a birthday has a ribbon and a card.
ALTER TABLE packing_options
  ADD COLUMN seasons jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(seasons) = 'array'),
  ADD COLUMN is_noshi_usual boolean NOT NULL DEFAULT true;
UPDATE packing_options SET seasons = '[
  {"title": "御中元", "from": "06-10", "to": "08-15", "prefectures": ["滋賀県", "京都府", "大阪府", "兵庫県", "奈良県", "和歌山県"]},
  {"title": "御中元", "from": "06-10", "to": "07-15"},
  {"title": "暑中御見舞", "from": "07-16", "to": "08-06"},
  {"title": "残暑御見舞", "from": "08-07", "to": "08-31"}
]' WHERE kind = 'occasion' AND titles @> '{御中元,暑中御見舞,残暑御見舞}';
UPDATE packing_options SET seasons = '[
  {"title": "御歳暮", "from": "11-10", "to": "12-25"},
  {"title": "御年賀", "from": "01-01", "to": "01-15", "prefectures": ["滋賀県", "京都府", "大阪府", "兵庫県", "奈良県", "和歌山県"]},
  {"title": "御年賀", "from": "01-01", "to": "01-07"},
  {"title": "寒中御見舞", "from": "01-08", "to": "02-03"}
]' WHERE kind = 'occasion' AND titles @> '{御歳暮,御年賀,寒中御見舞}';
