import { localPlatform } from '@/lib/config/local-platform';
import type { CommerceStock, StockApiClient } from '@/platform/stock/stock-shape';
import { commerceDescription } from '@/provision/ordercloud/description';

const { commerce } = localPlatform;

/** The set-up that every account of the shop has. */
const description = commerceDescription({
  buyerID: commerce.buyerID,
  catalogID: commerce.catalogID,
  mailDomain: 'lilacandloam.example',
});

const keys = {
  storefront: { ID: commerce.clientID },
  middleware: { ID: commerce.middlewareClientID, ClientSecret: commerce.middlewareClientSecret },
  marketing: { ID: commerce.marketingClientID, ClientSecret: commerce.marketingClientSecret },
};

/** What the demo's account comes with besides: a client that may do everything. */
const owner: StockApiClient = {
  ID: commerce.sellerClientID,
  AppName: 'Owner',
  Active: true,
  AllowSeller: true,
  AccessTokenDuration: 600,
  ClientSecret: commerce.sellerClientSecret,
  roles: ['FullAccess'],
};

/** Where the demo's own people log in: their roles are their own. */
const bench: StockApiClient = {
  ID: commerce.benchClientID,
  AppName: 'Bench',
  Active: true,
  AllowSeller: true,
  AccessTokenDuration: 720,
};

/** Who may do what: API clients, security profiles, and the users that tokens without a log-in stand for. */
export const access: Pick<
  CommerceStock,
  | 'apiClients'
  | 'securityProfiles'
  | 'securityProfileAssignments'
  | 'adminUsers'
  | 'impersonationConfigs'
> = {
  apiClients: [
    ...description.clients.map(({ name, client }) => ({ ...client, ...keys[name] })),
    owner,
    bench,
  ],
  securityProfiles: description.securityProfiles,
  securityProfileAssignments: description.securityProfileAssignments,
  adminUsers: description.adminUsers,
  impersonationConfigs: [{ ...description.inTheirName, ClientID: commerce.clientID }],
};

/** Whom anonymous tokens stand for (specification A9). */
export const { anonymousUser } = description;
