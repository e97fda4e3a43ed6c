-- 0216 removes the bow from options for condolences. An option whose only knot it is gets the other one first, since an option
-- has at least one knot. The name sorts before 0216; where that one has run, no option has the kind `noshi`.
UPDATE packing_options SET knots = array_append(knots, 'musubikiri')
WHERE
  kind = 'noshi' AND knots <@ '{chomusubi}'
  AND titles && '{志,御供,御仏前,御霊前,満中陰志,偲び草,粗供養}';
