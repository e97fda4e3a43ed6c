-- Where a bank transfer goes: bank and branch, kind and number, holder, a line each.
ALTER TABLE channels ADD COLUMN bank_account text;
