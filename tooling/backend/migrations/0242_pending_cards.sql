-- Card payments that wait for the shopper's authentication, by what their refusals count for.
CREATE INDEX payments_pending_limits ON payments USING gin (refusal_limits jsonb_path_ops) WHERE status = 'pending';
