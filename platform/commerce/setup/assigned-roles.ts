import type { Queryable } from '@/services/database/database';
import type { ApiClientDocument } from '../tokens/api-client';

/** Whose token it is: a user of a buyer, or of the seller (`buyerID` is empty). */
interface Bearer {
  buyerID: string;
  userID: string;
}

/**
 * The roles a token of somebody may carry: those of the security profiles that are assigned to them or to all of their buyer (or seller), within
 * the most the client grants.
 */
export async function assignedRoles(
  handle: Queryable,
  { MaximumGrantedRoles: most = [] }: Pick<ApiClientDocument, 'MaximumGrantedRoles'>,
  { buyerID, userID }: Bearer,
): Promise<string[]> {
  const rows = await handle.query<{ role: string }>(
    `select distinct role from commerce.resource a
     join commerce.resource p on p.kind = 'SecurityProfile' and p.parent = '' and p.id = a.doc ->> 'SecurityProfileID'
     cross join lateral jsonb_array_elements_text(p.doc -> 'Roles') as role
     where a.kind = 'SecurityProfileAssignment' and a.parent = '' and coalesce(a.doc ->> 'BuyerID', '') = $1
       and coalesce(a.doc ->> 'UserID', $2) = $2 order by role`,
    [buyerID, userID],
  );
  const assigned = rows.map(({ role }) => role);
  if (most.length === 0 || most.includes('FullAccess')) return assigned;
  return assigned.includes('FullAccess')
    ? [...most]
    : assigned.filter((role) => most.includes(role));
}
