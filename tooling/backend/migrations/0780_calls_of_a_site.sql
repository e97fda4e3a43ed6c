-- A call counts for an IPv6 network and for its /48, in the same scope.
ALTER TABLE attempts_in_flight DROP CONSTRAINT attempts_in_flight_pkey, ADD PRIMARY KEY (id, scope, subject);
