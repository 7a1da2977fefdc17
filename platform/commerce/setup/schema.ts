import type { Migration } from '@/services/database/migrate';

/** API clients are resources, of which the table of before keeps the secret alone; what is assigned to parties goes with either end. */
export const setup: Migration = {
  name: '022-setup',
  statements: [
    'alter table commerce.api_client alter column doc drop not null',
    `create function commerce.unassign() returns trigger language plpgsql as $$ begin
      delete from commerce.resource r where r.kind in ('SecurityProfileAssignment', 'MessageSenderAssignment') and r.parent = ''
        and case old.kind
          when 'Buyer' then r.doc ->> 'BuyerID' = old.id
          when 'User' then r.doc ->> 'BuyerID' = old.parent and r.doc ->> 'UserID' = old.id
          when 'AdminUser' then r.doc ->> 'BuyerID' is null and r.doc ->> 'UserID' = old.id
          else r.kind = old.kind || 'Assignment' and r.doc ->> (old.kind || 'ID') = old.id end;
      return null; end $$`,
    `create trigger unassign after delete on commerce.resource for each row
      when (old.kind in ('Buyer', 'User', 'AdminUser', 'SecurityProfile', 'MessageSender')) execute function commerce.unassign()`,
  ],
};
