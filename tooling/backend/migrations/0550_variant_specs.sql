-- What distinguishes a variant from the others in words [{name, value}], such as the weight of a piece made by hand.
ALTER TABLE variants ADD COLUMN specs jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(specs) = 'array');
