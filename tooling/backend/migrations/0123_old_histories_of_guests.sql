-- What guests left behind is looked for when their cookies have run out.
CREATE INDEX product_histories_guest ON product_histories (viewed_at) WHERE guest_id IS NOT NULL;
CREATE INDEX product_search_histories_guest ON product_search_histories (searched_at) WHERE guest_id IS NOT NULL;
