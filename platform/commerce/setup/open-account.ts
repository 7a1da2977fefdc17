import type { Database } from '@/services/database/database';
import { saveResources } from '../engine/store';
import type { ApiClients } from '../tokens/api-client';
import { partyAssignmentId } from './party-assignments';

const ID = 'owner';

/** Opens an account as the vendor hands it over: its owner's user and client may do everything, and there is nothing else. */
export async function openAccount(
  db: Database,
  clients: ApiClients,
  owner: { ID: string; ClientSecret: string },
): Promise<void> {
  const put = (kind: string, id: string, doc: Record<string, unknown>) =>
    saveResources(db, { kind, parent: '', rows: [{ id, doc }] });
  await put('SecurityProfile', ID, { ID, Name: 'Owner', Roles: ['FullAccess'] });
  await put('AdminUser', ID, {
    ID,
    Username: ID,
    FirstName: 'The',
    LastName: 'Owner',
    Active: true,
  });
  await put('SecurityProfileAssignment', partyAssignmentId(ID, '', ID), {
    SecurityProfileID: ID,
    UserID: ID,
  });
  await clients.save(
    {
      ID: owner.ID.toUpperCase(),
      AppName: 'Owner',
      Active: true,
      AllowSeller: true,
      AccessTokenDuration: 600,
      DefaultContextUserName: ID,
    },
    owner.ClientSecret,
  );
}
