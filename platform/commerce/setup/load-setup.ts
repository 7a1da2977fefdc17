import type {
  ApiRole,
  ImpersonationConfig,
  SecurityProfile,
  SecurityProfileAssignment,
  User,
} from 'ordercloud-javascript-sdk';
import type { CommerceStock, StockApiClient } from '@/platform/stock/stock-shape';
import { prune } from '../engine/document';
import type { Batch } from '../engine/store';
import type { ApiClientDocument } from '../tokens/api-client';
import { partyAssignmentId } from './party-assignments';

/** What a stock says of who may do what, written out. */
interface Setup {
  clients: { client: ApiClientDocument; secret?: string }[];
  profiles: (SecurityProfile & { ID: string })[];
  assignments: SecurityProfileAssignment[];
  users: (User & { ID: string })[];
  impersonationConfigs: (ImpersonationConfig & { ID: string })[];
}

/** The set-up of a stock: security profiles, the seller's users, assignments, and clients with their secrets. */
export function setupOf(stock: CommerceStock): Setup {
  const short = stock.apiClients.map((client) => writtenOut(client, stock.buyer.ID));
  return {
    clients: short.map(({ client }, index) => ({
      client,
      secret: stock.apiClients[index]?.ClientSecret,
    })),
    profiles: [...(stock.securityProfiles ?? []), ...short.flatMap(({ profiles }) => profiles)],
    assignments: [
      ...(stock.securityProfileAssignments ?? []),
      ...short.flatMap(({ assignments }) => assignments),
    ],
    users: [...(stock.adminUsers ?? []), ...short.flatMap(({ users }) => users)],
    impersonationConfigs: stock.impersonationConfigs ?? [],
  };
}

/** The rows of a set-up but for its clients. */
export function setupBatches({
  profiles,
  assignments,
  users,
  impersonationConfigs,
}: Setup): Batch[] {
  return [
    root(
      'ImpersonationConfig',
      impersonationConfigs.map((doc) => ({ id: doc.ID, doc })),
    ),
    root(
      'SecurityProfile',
      profiles.map((doc) => ({ id: doc.ID, doc })),
    ),
    root(
      'AdminUser',
      users.map((doc) => ({ id: doc.ID, doc })),
    ),
    root(
      'SecurityProfileAssignment',
      assignments.map((doc) => ({
        id: partyAssignmentId(
          doc.SecurityProfileID ?? '',
          doc.BuyerID ?? undefined,
          doc.UserID ?? undefined,
        ),
        doc,
      })),
    ),
  ];
}

function root(kind: string, rows: { id: string; doc: object }[]): Batch {
  return { kind, parent: '', rows: rows.map(({ id, doc }) => ({ id, doc: prune({ ...doc }) })) };
}

function writtenOut(
  { roles, ClientSecret, ...client }: StockApiClient,
  buyerID: string,
): Omit<Setup, 'clients' | 'impersonationConfigs'> & { client: ApiClientDocument } {
  if (!roles)
    return { client: { ...client } as ApiClientDocument, profiles: [], assignments: [], users: [] };
  const ID = `client-${client.ID}`;
  const profile = { ID, Name: client.AppName ?? ID, Roles: roles as ApiRole[] };
  const limited = { ...client, MaximumGrantedRoles: roles };
  if (!ClientSecret)
    return {
      client: limited as ApiClientDocument,
      profiles: [profile],
      assignments: [{ SecurityProfileID: ID, BuyerID: buyerID }],
      users: [],
    };
  const Username = client.AppName ?? ID;
  return {
    client: { ...limited, DefaultContextUserName: Username } as ApiClientDocument,
    profiles: [profile],
    assignments: [{ SecurityProfileID: ID, UserID: ID }],
    users: [
      {
        ID,
        Username,
        FirstName: Username,
        LastName: 'Client',
        Email: 'client@example.com',
        Active: true,
      },
    ],
  };
}
