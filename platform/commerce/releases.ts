import type { Queryable } from '@/services/database/database';
import { refusal, type VendorCode } from './errors';
import type { Key } from './engine/store';

/** What holds a resource fast: a statement over its parent `$1` and ID `$2` that finds something, and the refusal then. */
interface Hold {
  code: VendorCode;
  found: string;
}

const holds: Record<string, Hold[]> = {
  User: [
    {
      code: 'User.CannotDeleteDefaultContextUser',
      found: `select 1 from commerce.resource c join commerce.resource u on u.kind = 'User' and u.parent = $1 and u.id = $2
      where c.kind = 'ApiClient' and c.parent = '' and lower(c.doc ->> 'DefaultContextUserName') = lower(u.doc ->> 'Username')`,
    },
    {
      code: 'User.CannotDeleteWithOpenOrder',
      found: `select 1 from commerce.resource where kind = 'Order' and doc #>> '{FromUserID}' = $2 and doc ->> 'FromCompanyID' = $1 and doc ->> 'Status' = 'Open'`,
    },
  ],
  Catalog: [
    {
      code: 'Catalog.CannotDelete',
      found: `select 1 from commerce.resource where kind = 'Buyer' and parent = $1 and doc ->> 'DefaultCatalogID' = $2`,
    },
  ],
  SpendingAccount: [
    {
      code: 'Payment.CannotDeleteSpendingAccount',
      found: `select 1 from commerce.resource p join commerce.resource o on o.kind = 'Order' and o.parent = '' and o.id = p.parent and o.doc ->> 'FromCompanyID' = $1
      where p.kind = 'Payment' and p.doc ->> 'SpendingAccountID' = $2`,
    },
  ],
};

/** Checks that nothing needs a resource that is to be deleted. Throws the vendor's refusal. */
export async function checkRelease(handle: Queryable, { kind, parent, id }: Key): Promise<void> {
  for (const { code, found } of holds[kind] ?? []) {
    const rows = await handle.query(`${found} limit 1`, [parent, id]);
    if (rows.length > 0) throw refusal(code, { ObjectType: kind, ObjectID: id });
  }
}
