import { notFound, refusal } from '../errors';
import { present } from '../engine/document';
import type { Json } from '../engine/json';
import type { Call } from '../engine/route';
import { models } from '../models';

/** An address a line may ship to by its ID: of the customer's own book, or of the buyer (a store). Throws 404. */
export async function findShippingAddress(call: Call, id: string): Promise<Json> {
  const { user } = call.caller;
  const [row] = await call.db.query<{ doc: Json }>(
    `select doc from commerce.resource
     where id = $1 and ((kind = 'UserAddress' and parent = $2) or (kind = 'Address' and ($3::text is null or parent = $3)))
     order by kind desc limit 1`,
    [id, user?.ID ?? '', user?.buyerID ?? null],
  );
  if (!row) throw notFound('Address', id);
  if (row.doc.Shipping === false) throw refusal('Address.IsNotShippingAddress', { AddressID: id });
  return present(models.Address, row.doc);
}
