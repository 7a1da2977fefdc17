import type { StockApiClient } from '@/platform/stock/stock-shape';
import { limits, shopperScopes } from '@/lib/config/limits';
import { localPlatform } from '@/lib/config/local-platform';

const { commerce } = localPlatform;

/** The clients of the commerce platform: the shop window, the shop's own back end, and the sellers' desk. */
export const apiClients: StockApiClient[] = [
  {
    ID: commerce.clientID,
    AppName: 'Storefront',
    Active: true,
    AllowAnyBuyer: true,
    IsAnonBuyer: true,
    AccessTokenDuration: 600,
    RefreshTokenDuration: 43_200,
    roles: [...shopperScopes],
    defaultContextUserID: limits.anonymousUserID,
  },
  {
    ID: commerce.middlewareClientID,
    AppName: 'App API',
    Active: true,
    AllowSeller: true,
    AccessTokenDuration: 600,
    ClientSecret: commerce.middlewareClientSecret,
    roles: ['FullAccess'],
  },
  {
    ID: commerce.sellerClientID,
    AppName: 'Marketing desk',
    Active: true,
    AllowSeller: true,
    AccessTokenDuration: 600,
    ClientSecret: commerce.sellerClientSecret,
    roles: ['FullAccess'],
  },
  {
    ID: commerce.benchClientID,
    AppName: 'Bench',
    Active: true,
    AllowSeller: true,
    AccessTokenDuration: 720,
    roles: [],
  },
];
