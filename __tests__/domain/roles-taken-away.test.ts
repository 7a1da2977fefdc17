/** @jest-environment node */
import { Auth, LineItems, Orders, type ApiRole } from 'ordercloud-javascript-sdk';
import {
  commerceCallers,
  type CommerceCaller,
  type CommerceCallerName,
} from '@/lib/config/commerce-access';
import { localPlatform } from '@/lib/config/local-platform';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { openStockedOnServer } from '../support/databases';
import { shopping } from '../support/shopping';

const { commerce } = localPlatform;
const secrets = {
  middleware: [commerce.middlewareClientSecret, commerce.middlewareClientID],
  marketing: [commerce.marketingClientSecret, commerce.marketingClientID],
} as const;

type Token = Parameters<typeof Orders.Get>[2];

/** What a role is for that no call asks for: `true` when it was done, `false` when it was refused or left out. */
interface Use {
  caller: CommerceCallerName;
  role: ApiRole;
  /** What is done with it, in words. */
  what: string;
  does(token: { accessToken: string }): Promise<boolean>;
}

describe('a role that no call asks for', () => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await openStockedOnServer());
  }, 180_000);
  afterAll(() => backEnd.close());

  const isRefused = (error: { status?: number }) => {
    if (error.status === 403 || error.status === 400) return false;
    throw error;
  };
  /** Whether a cart could be given a charge. */
  const charged = async (token: Token, charge: { ShippingCost: number } | { TaxCost: number }) => {
    const { orderID } = await shop.cart([{ id: await shop.product() }]);
    return Orders.Patch('Incoming', orderID, charge, token).then(() => true, isRefused);
  };
  /** Whether the App API answers a call of somebody with a token of the back office. */
  const answered = async (
    { accessToken }: { accessToken: string },
    method: string,
    path: string,
  ) => {
    const { status } = await fetch(`${backEnd.env.APP_API_URL}${path}`, {
      method,
      headers: { authorization: `Bearer ${accessToken}` },
    });
    if (status < 300) return true;
    expect(status).toBe(403);
    return false;
  };

  const uses: Use[] = [
    {
      caller: 'appApi',
      role: 'OverrideShipping',
      what: 'what delivery costs is written on an order',
      does: (token) => charged(token, { ShippingCost: 5.99 }),
    },
    {
      caller: 'appApi',
      role: 'OverrideTax',
      what: 'its tax is',
      does: (token) => charged(token, { TaxCost: 1.23 }),
    },
    {
      caller: 'appApi',
      role: 'OverrideUnitPrice',
      what: 'a gift card has the price that was chosen',
      does: async (token) => {
        const ProductID = await shop.product({ price: 10 });
        const { orderID } = await shop.cart([{ id: await shop.product() }]);
        const line = { ProductID, Quantity: 1, UnitPrice: 33 };
        const { UnitPrice } = await LineItems.Create('Incoming', orderID, line, token);
        return UnitPrice === 33;
      },
    },
    {
      caller: 'appApi',
      role: 'UnsubmittedOrderReader',
      what: 'a cart is there for the back office',
      does: async (token) => {
        const { orderID } = await shop.cart([{ id: await shop.product() }]);
        const sees = await Orders.Get('Incoming', orderID, token).then(
          () => true,
          (error: { status?: number }) => {
            if (error.status !== 404) throw error;
            return false;
          },
        );
        const carts = { filters: { Status: 'Unsubmitted', ID: orderID } };
        const { Items } = await Orders.List('Incoming', carts, token);
        expect(Items).toHaveLength(sees ? 1 : 0);
        return sees;
      },
    },
    {
      caller: 'marketing',
      role: 'BuyerAdmin',
      what: 'marketing reads how its changes went out',
      does: (token) => answered(token, 'GET', '/operations/outbox'),
    },
    {
      caller: 'marketing',
      role: 'CatalogAdmin',
      what: 'marketing has the catalogue read anew',
      does: (token) => answered(token, 'POST', `/api/catalogs/${commerce.catalogID}/refresh`),
    },
    {
      caller: 'moneyDesk',
      role: 'OrderAdmin',
      what: 'the money desk reads what there is to do',
      does: (token) => answered(token, 'GET', '/api/work'),
    },
  ];

  const tokenWith = async (client: CommerceCaller['client'], roles: readonly ApiRole[]) => {
    const [secret, id] = secrets[client as keyof typeof secrets];
    const { access_token: accessToken } = await Auth.ClientCredentials(secret, id, [...roles]);
    return { accessToken };
  };

  it.each(uses)('$role: $what, and without it is not', async ({ caller, role, does }) => {
    const { client, roles }: CommerceCaller = commerceCallers[caller];
    // A token of no role at all would be one of every role its client has.
    const rest = roles.filter((other) => other !== role);
    const other: ApiRole = client === 'middleware' ? 'ProductReader' : 'BuyerImpersonation';
    expect(await does(await tokenWith(client, roles))).toBe(true);
    expect(await does(await tokenWith(client, rest.length > 0 ? rest : [other]))).toBe(false);
  });

  it('has a use here, or is of those that the specification lists', () => {
    const reasons = Object.entries(commerceCallers).flatMap(
      ([caller, { besides }]: [string, CommerceCaller]) =>
        Object.entries(besides ?? {})
          .filter(([, reason]) => reason !== 'the specification lists it (A6)')
          .map(([role]) => `${caller} ${role}`),
    );
    expect(uses.map(({ caller, role }) => `${caller} ${role}`).sort()).toEqual(reasons.sort());
  });
});
