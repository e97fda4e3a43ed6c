-- ご依頼主 of a single destination. Null is the order's sender; {"address": null} is the orderer.
ALTER TABLE order_shippings ADD COLUMN own_sender jsonb;
