import type { Queryable } from '@/services/database/database';
import { notFound, refusal } from '../errors';
import { fields } from '../engine/fields';
import type { Json } from '../engine/json';
import type { Resource } from '../engine/resource';
import { findResource } from '../engine/store';
import { API_CLIENT } from '../tokens/api-client';

const model = fields({
  ID: 'text max=100',
  ImpersonationBuyerID: 'text',
  ImpersonationGroupID: 'text',
  ImpersonationUserID: 'text',
  BuyerID: 'text required',
  GroupID: 'text',
  UserID: 'text',
  SecurityProfileID: 'text required',
  ClientID: 'text required',
});

const writers = ['SetSecurityProfile'];

/** Who may act in the name of which users, by which API client, with the roles of which security profile. Without an impersonating party it is the seller. */
export const impersonationConfigResource: Resource = {
  kind: 'ImpersonationConfig',
  model,
  path: '/impersonationconfig',
  param: 'impersonationConfigID',
  verbs: ['list', 'get', 'create', 'save', 'patch', 'delete'],
  read: writers,
  write: writers,
  list: { model, sortable: ['ID'], searchable: ['ID'], defaultSort: ['ID'] },
  check,
};

async function check(handle: Queryable, _key: unknown, config: Json): Promise<void> {
  const named = [
    ['Buyer', String(config.BuyerID)],
    ['SecurityProfile', String(config.SecurityProfileID)],
    [API_CLIENT, String(config.ClientID).toUpperCase()],
  ] as const;
  for (const [kind, id] of named)
    if (!(await findResource(handle, { kind, parent: '', id }))) throw notFound(kind, id);
}

interface Impersonation {
  clientID: string;
  buyerID: string;
  userID: string;
}

/** The roles a seller may have in the name of a user. Throws `Impersonation.ConfigError` where nothing lets them. */
export async function impersonationRoles(
  handle: Queryable,
  { clientID, buyerID, userID }: Impersonation,
): Promise<string[]> {
  const rows = await handle.query<{ role: string }>(
    `select distinct role from commerce.resource c
     join commerce.resource p on p.kind = 'SecurityProfile' and p.parent = '' and p.id = c.doc ->> 'SecurityProfileID'
     cross join lateral jsonb_array_elements_text(p.doc -> 'Roles') as role
     where c.kind = 'ImpersonationConfig' and c.parent = '' and upper(c.doc ->> 'ClientID') = $1 and c.doc ->> 'BuyerID' = $2
       and coalesce(c.doc ->> 'UserID', $3) = $3 and c.doc ->> 'ImpersonationBuyerID' is null order by role`,
    [clientID.toUpperCase(), buyerID, userID],
  );
  if (rows.length === 0) throw refusal('Impersonation.ConfigError');
  return rows.map(({ role }) => role);
}
