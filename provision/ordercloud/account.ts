import { randomBytes } from 'node:crypto';
import {
  AdminUsers,
  ApiClients,
  Buyers,
  Catalogs,
  ImpersonationConfigs,
  SecurityProfiles,
  Specs,
  Users,
  type ApiClient,
} from 'ordercloud-javascript-sdk';
import type { Env } from '@/lib/config/env';
import { orNone, SetupError } from '../setup-error';
import { changeOf, findingOf, type Account, type Finding, type Step } from '../step';
import type { Calls } from './calls';
import { commerceDescription, type DescribedClient } from './description';
import { giftCardSpecs, type SpecWithOptions } from './gift-card-specs';
import type { AccountIDs } from './account-ids';
import { messageSteps } from './message-steps';

const variables = {
  storefront: 'COMMERCE_CLIENT_ID',
  middleware: 'COMMERCE_MIDDLEWARE_CLIENT_ID',
  marketing: 'MARKETING_CLIENT_ID',
} as const;

/** An OrderCloud account as the shop needs it: who may do what, the specs that rules hang on, and what is told of changes and forgotten passwords. */
export function orderCloudAccount(env: Env, call: Calls): Account {
  const { COMMERCE_BUYER_ID: buyerID, COMMERCE_CATALOG_ID: catalogID } = env;
  const mailDomain = /@([\w.-]+)/.exec(env.MAIL_FROM)?.[1] ?? 'example.com';
  const description = commerceDescription({ buyerID, catalogID, mailDomain });
  const accountIDs: AccountIDs = { clientIDs: {} };
  const { buyer, catalog, anonymousUser } = description;
  const steps: Step[] = [
    thing(call, 'catalog', catalog, {
      get: (o) => Catalogs.Get(catalogID, o),
      save: (o) => Catalogs.Save(catalogID, catalog, o),
      patch: (change, o) => Catalogs.Patch(catalogID, change, o),
      // A retailer may have named them as they like.
      kept: ['Name'],
    }),
    thing(call, 'buyer', buyer, {
      get: (o) => Buyers.Get(buyerID, o),
      save: (o) => Buyers.Save(buyerID, buyer, o),
      patch: (change, o) => Buyers.Patch(buyerID, change, o),
      kept: ['Name'],
    }),
    link(
      `catalog ${catalogID} for buyer ${buyerID}`,
      {
        CatalogID: catalogID,
        BuyerID: buyerID,
        ViewAllCategories: true,
        ViewAllProducts: true,
      },
      {
        list: () => call((o) => Catalogs.ListAssignments({ catalogID, buyerID, pageSize: 100 }, o)),
        save: (wanted) => call((o) => Catalogs.SaveAssignment(wanted, o)),
      },
    ),
    ...description.securityProfiles.map((profile) =>
      thing(call, 'security profile', profile, {
        get: (o) => SecurityProfiles.Get(profile.ID, o),
        save: (o) => SecurityProfiles.Save(profile.ID, profile, o),
        patch: (change, o) => SecurityProfiles.Patch(profile.ID, change, o),
      }),
    ),
    ...description.adminUsers.map((user) =>
      thing(call, 'seller user', user, {
        get: (o) => AdminUsers.Get(user.ID, o),
        save: (o) => AdminUsers.Save(user.ID, user, o),
        patch: (change, o) => AdminUsers.Patch(user.ID, change, o),
        kept: ['FirstName', 'LastName', 'Email'],
      }),
    ),
    thing(call, 'buyer user', anonymousUser, {
      get: (o) => Users.Get(buyerID, anonymousUser.ID, o),
      save: (o) => Users.Save(buyerID, anonymousUser.ID, anonymousUser, o),
      patch: (change, o) => Users.Patch(buyerID, anonymousUser.ID, change, o),
      kept: ['FirstName', 'LastName', 'Email'],
    }),
    ...description.securityProfileAssignments.map((wanted) => {
      const { SecurityProfileID: securityProfileID, BuyerID, UserID } = wanted;
      const whom = BuyerID ? `buyer ${BuyerID}` : `seller user ${UserID}`;
      return link(`security profile ${securityProfileID} for ${whom}`, wanted, {
        list: () =>
          call((o) => SecurityProfiles.ListAssignments({ securityProfileID, pageSize: 100 }, o)),
        save: (all) => call((o) => SecurityProfiles.SaveAssignment(all, o)),
      });
    }),
    ...description.clients.map((described) => clientStep(env, call, accountIDs, described)),
    impersonationStep(call, accountIDs, description.inTheirName),
    ...giftCardSpecs.flatMap((described) => specSteps(call, described)),
    ...messageSteps(env, call, accountIDs),
  ];
  return {
    name: `OrderCloud at ${env.COMMERCE_URL}`,
    steps,
    byHand: () => [
      'OrderCloud Portal, Marketplaces: note the region’s address (COMMERCE_URL) and who issues tokens (COMMERCE_TOKEN_ISSUER: `iss` of any token).',
      'OrderCloud Portal, API Clients: switch the client of COMMERCE_SETUP_CLIENT_ID off when you are done; the shop does not use it.',
    ],
    settings: () =>
      Object.entries(variables).flatMap(([name, variable]) => {
        const id = accountIDs.clientIDs[name as DescribedClient['name']];
        return id ? [`${variable}=${id}`] : [];
      }),
  };
}

type Options = Parameters<Parameters<Calls>[0]>[0];

interface Thing<T extends object> {
  get(options: Options): Promise<object>;
  save(options: Options): Promise<unknown>;
  patch(change: Partial<T>, options: Options): Promise<unknown>;
  /** Fields that are set when it is made and may differ from then on. */
  kept?: readonly (keyof T & string)[];
}

/** Something with an ID of its own choice. */
function thing<T extends { ID: string }>(
  call: Calls,
  kind: string,
  wanted: T,
  { get, save, patch, kept = [] }: Thing<T>,
): Step {
  const ownFields = Object.fromEntries(
    Object.entries(wanted).filter(([name]) => !kept.some((each) => each === name)),
  ) as T;
  return {
    what: `${kind} ${wanted.ID}`,
    look: async () => findingOf(ownFields, await orNone(call(get))),
    make: async (found) => {
      await call((o) => (found.is === 'missing' ? save(o) : patch(changeOf(ownFields, found), o)));
    },
  };
}

/** An assignment: there or not, and saved whole. */
function link<T extends object>(
  what: string,
  wanted: T,
  { list, save }: { list(): Promise<{ Items: object[] }>; save(wanted: T): Promise<unknown> },
): Step {
  return {
    what,
    look: async () => {
      const { Items } = await list();
      return Items.some((item) => findingOf(wanted, item).is === 'there')
        ? { is: 'there' }
        : { is: 'missing' };
    },
    make: async () => void (await save(wanted)),
  };
}

/** What lets a seller's token act in a buyer's name by the storefront's client, which is there by then. */
function impersonationStep(
  call: Calls,
  accountIDs: AccountIDs,
  config: ReturnType<typeof commerceDescription>['inTheirName'],
): Step {
  const wanted = () => ({ ...config, ClientID: accountIDs.clientIDs.storefront ?? '' });
  return {
    what: `impersonation config ${config.ID}`,
    look: async () =>
      findingOf(wanted(), await orNone(call((o) => ImpersonationConfigs.Get(config.ID, o)))),
    make: async (found) =>
      void (await call((o) =>
        found.is === 'missing'
          ? ImpersonationConfigs.Save(config.ID, wanted(), o)
          : ImpersonationConfigs.Patch(config.ID, changeOf(wanted(), found), o),
      )),
  };
}

/** A spec, its options, and then which of them is chosen where nobody chooses. */
export function specSteps(call: Calls, { spec, options }: SpecWithOptions): Step[] {
  const { DefaultOptionID, ...itself } = spec;
  return [
    thing(call, 'spec', itself, {
      get: (o) => Specs.Get(spec.ID, o),
      save: (o) => Specs.Save(spec.ID, itself, o),
      patch: (change, o) => Specs.Patch(spec.ID, change, o),
      kept: ['Name', 'ListOrder'],
    }),
    ...options.map((option) =>
      thing(call, `option of ${spec.ID}`, option, {
        get: (o) => Specs.GetOption(spec.ID, option.ID, o),
        save: (o) => Specs.SaveOption(spec.ID, option.ID, option, o),
        patch: (change, o) => Specs.PatchOption(spec.ID, option.ID, change, o),
        kept: ['Value', 'ListOrder'],
      }),
    ),
    ...(DefaultOptionID
      ? [
          {
            what: `default option of ${spec.ID}`,
            look: async (): Promise<Finding> => {
              const found = await orNone(call((o) => Specs.Get(spec.ID, o)));
              return found?.DefaultOptionID ? { is: 'there' } : { is: 'missing' };
            },
            make: async () =>
              void (await call((o) => Specs.Patch(spec.ID, { DefaultOptionID }, o))),
          },
        ]
      : []),
  ];
}

/** An API client: the platform chooses its ID, so it is found by the one that is configured, or by its name. */
function clientStep(
  env: Env,
  call: Calls,
  accountIDs: AccountIDs,
  { name, client, secret }: DescribedClient,
): Step {
  const find = async (): Promise<ApiClient | null> => {
    const { Items } = await call((o) =>
      ApiClients.List({ filters: { AppName: client.AppName }, pageSize: 100 }, o),
    );
    const configured = env[variables[name]].toUpperCase();
    const match = Items.find(({ ID }) => ID?.toUpperCase() === configured) ?? Items[0];
    if (Items.length > 1 && match?.ID?.toUpperCase() !== configured)
      throw new SetupError(
        `${Items.length} API clients are named ${client.AppName}: delete those that are not in use, or set ${variables[name]} to the one that is.`,
      );
    return match ?? null;
  };
  return {
    what: `API client "${client.AppName}"`,
    look: async () => {
      const found = await find();
      accountIDs.clientIDs[name] = found?.ID;
      return findingOf(client, found);
    },
    make: async (found, tellSecret) => {
      if (found.is === 'different') {
        const id = accountIDs.clientIDs[name] ?? '';
        await call((o) => ApiClients.Patch(id, changeOf(client, found), o));
        return;
      }
      const ClientSecret = secret ? randomBytes(24).toString('base64url') : undefined;
      if (ClientSecret) tellSecret(`${variables[name].replace(/_ID$/, '_SECRET')}=${ClientSecret}`);
      const made = await call((o) => ApiClients.Create({ ...client, ClientSecret }, o));
      accountIDs.clientIDs[name] = made.ID;
    },
  };
}
