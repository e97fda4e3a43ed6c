-- Popular words are counted from the searches of a shop in 90 days.
CREATE INDEX product_search_histories_recent ON product_search_histories (channel_id, searched_at);
