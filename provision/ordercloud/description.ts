import type {
  ApiClient,
  Buyer,
  Catalog,
  ImpersonationConfig,
  SecurityProfile,
  SecurityProfileAssignment,
  User,
} from 'ordercloud-javascript-sdk';
import { brand } from '@/lib/config/brand';
import {
  rolesOfCaller,
  rolesOfClient,
  type CommerceClientName,
} from '@/lib/config/commerce-access';
import { limits } from '@/lib/config/limits';

/** What a retailer may name as they like. */
interface CommerceNames {
  buyerID: string;
  catalogID: string;
  /** What users that nobody logs in as have behind the @ of their mailboxes. */
  mailDomain: string;
}

/** A client as the account is to have it; its ID is the platform's choice, so its name is what it is found by. */
export interface DescribedClient {
  name: CommerceClientName;
  client: ApiClient & { AppName: string };
  /** Whether tokens are given for a secret alone. */
  secret: boolean;
}

/** What the shop needs of an OrderCloud account to begin with: who may do what. Products, prices, categories and addresses are the retailer's. */
interface CommerceDescription {
  buyer: Buyer & { ID: string };
  catalog: Catalog & { ID: string };
  securityProfiles: (SecurityProfile & { ID: string })[];
  securityProfileAssignments: SecurityProfileAssignment[];
  /** Users of the seller, for whom tokens of its clients stand. */
  adminUsers: (User & { ID: string })[];
  /** Whom anonymous tokens stand for (specification A9). */
  anonymousUser: User & { ID: string; Username: string };
  clients: DescribedClient[];
  /** As whom the marketing desk may act for `npm run privacy`: a user of the buyer, by the storefront's client, whose ID the platform chooses. */
  inTheirName: Omit<ImpersonationConfig, 'ClientID'> & { ID: string };
}

/** A password: ten characters and several kinds of them (specification B5); ten wrong ones lock the account for two minutes. */
const passwords: SecurityProfile['PasswordConfig'] = {
  MinimumCharacterCount: limits.enhancedPassword,
  UpperCaseRequired: true,
  LowerCaseRequired: true,
  NumericRequired: true,
  SpecialCharacterRequired: false,
  AllowedFailedAttempts: 10,
  LockoutDuration: 2,
};

const anonymousName = 'anonymous';
const inTheirName = 'shop-in-their-name';

/** What is to be in the account. Pure; the same names, the same description. */
export function commerceDescription({
  buyerID,
  catalogID,
  mailDomain,
}: CommerceNames): CommerceDescription {
  const storefront = profileOf('storefront', { PasswordConfig: passwords });
  const backOffice = (['middleware', 'marketing'] as const).map((name) => ({
    name,
    profile: profileOf(name),
    user: sellersUser(name, mailDomain),
  }));
  return {
    buyer: { ID: buyerID, Name: brand.name, Active: true, DefaultCatalogID: catalogID },
    catalog: { ID: catalogID, Name: `${brand.name} catalog`, Active: true },
    securityProfiles: [
      storefront,
      ...backOffice.map(({ profile }) => profile),
      { ID: inTheirName, Name: 'Shop: in their name', Roles: rolesOfCaller('inTheirName') },
    ],
    securityProfileAssignments: [
      { SecurityProfileID: storefront.ID, BuyerID: buyerID },
      ...backOffice.map(({ profile, user }) => ({
        SecurityProfileID: profile.ID,
        UserID: user.ID,
      })),
    ],
    adminUsers: backOffice.map(({ user }) => user),
    anonymousUser: {
      ID: limits.anonymousUserID,
      Username: anonymousName,
      FirstName: 'Anonymous',
      LastName: 'Shopper',
      Email: `${anonymousName}@${mailDomain}`,
      Active: true,
    },
    clients: [
      {
        name: 'storefront',
        secret: false,
        client: {
          ...clientOf('storefront', 'Storefront'),
          AllowAnyBuyer: true,
          AllowSeller: false,
          IsAnonBuyer: true,
          RefreshTokenDuration: 43_200,
          DefaultContextUserName: anonymousName,
        },
      },
      ...backOffice.map(({ name, user }) => ({
        name,
        secret: true,
        client: {
          ...clientOf(name, name === 'middleware' ? 'App API' : 'Marketing desk'),
          AllowAnyBuyer: false,
          AllowSeller: true,
          IsAnonBuyer: false,
          RefreshTokenDuration: 0,
          DefaultContextUserName: user.Username,
        },
      })),
    ],
    inTheirName: { ID: inTheirName, BuyerID: buyerID, SecurityProfileID: inTheirName },
  };
}

function profileOf(name: CommerceClientName, more: Partial<SecurityProfile> = {}) {
  return { ID: `shop-${name}`, Name: `Shop: ${name}`, Roles: rolesOfClient(name), ...more };
}

function sellersUser(
  name: CommerceClientName,
  mailDomain: string,
): User & { ID: string; Username: string } {
  return {
    ID: `shop-${name}`,
    Username: `shop-${name}`,
    FirstName: 'Shop',
    LastName: name,
    Email: `shop-${name}@${mailDomain}`,
    Active: true,
  };
}

/** Access tokens live ten hours (600 minutes); a client never grants more than its callers ask for. */
function clientOf(name: CommerceClientName, AppName: string): ApiClient & { AppName: string } {
  return {
    AppName,
    Active: true,
    AccessTokenDuration: 600,
    MaximumGrantedRoles: rolesOfClient(name),
  };
}
