-- What a shop's carrier charges by prefecture (JIS X 0401) and how many days a parcel is on the road; whole yen with
-- tax. Every prefecture stands in exactly one zone.
CREATE FUNCTION covers_japan(tariff jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT array_agg(place::integer ORDER BY place::integer) = ARRAY(SELECT generate_series(1, 47))
    AND bool_and((zone -> 'carriage')::integer >= 0 AND (zone -> 'days')::integer >= 0)
  FROM jsonb_array_elements(tariff -> 'zones') AS zone, jsonb_array_elements(zone -> 'prefectures') AS place
$$;

ALTER TABLE channels ADD COLUMN tariff jsonb NOT NULL CHECK (covers_japan(tariff)) DEFAULT '{
  "zones": [
    { "prefectures": [1], "carriage": 1320, "days": 2 },
    { "prefectures": [2, 3, 4, 5, 6, 7, 25, 26, 27, 28, 29, 30], "carriage": 770, "days": 1 },
    { "prefectures": [8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24], "carriage": 660, "days": 1 },
    { "prefectures": [31, 32, 33, 34, 35, 36, 37, 38, 39], "carriage": 880, "days": 2 },
    { "prefectures": [40, 41, 42, 43, 44, 45, 46], "carriage": 990, "days": 2 },
    { "prefectures": [47], "carriage": 1980, "days": 3 }
  ],
  "islands": {
    "carriage": 880,
    "days": 2,
    "postal_codes": [
      ["0431401", "0431525"], ["0783951", "0783955"], ["0970101", "0971202"], ["1000101", "1002211"],
      ["6840100", "6840499"], ["6850000", "6850999"], ["8115100", "8115757"], ["8170000", "8171799"],
      ["8530000", "8533299"], ["8574200", "8574999"], ["8913100", "8914499"], ["8916200", "8919399"],
      ["8940000", "8942999"], ["9060000", "9060699"], ["9070000", "9071899"], ["9520000", "9523599"]
    ]
  }
}';

UPDATE channels SET settings = '{"ORDER.DELIVERY.CUT_OFF": "13:00", "ORDER.DELIVERY.CHOOSABLE_DAYS": 14}' || settings;
