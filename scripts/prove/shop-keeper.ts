import { randomUUID } from 'node:crypto';
import {
  Auth,
  Catalogs,
  PriceSchedules,
  Products,
  Users,
  type ApiRole,
} from 'ordercloud-javascript-sdk';
import type { ProductXp } from '@/lib/catalogue/product/product-xp';
import { localPlatform } from '@/lib/config/local-platform';
import { shopperScopes } from '@/lib/config/limits';

const { commerce } = localPlatform;
const scopes = [...shopperScopes] as ApiRole[];
const password = 'Lilacs-in-May-26';

interface MadeProduct {
  /** Units. */
  stock: number;
  /** Dollars. */
  price?: number;
  xp?: Partial<ProductXp>;
}

/** A product nobody else buys, delivered by van; its ID, which is its code too. */
export async function makeProduct({ stock, price = 10, xp = {} }: MadeProduct): Promise<string> {
  const bearer = await sellerToken();
  const ID = `made-${randomUUID()}`;
  await PriceSchedules.Create(
    { ID, Name: ID, MinQuantity: 1, PriceBreaks: [{ Quantity: 1, Price: price }] },
    bearer,
  );
  await Products.Create(
    {
      ID,
      Name: ID,
      Active: true,
      DefaultPriceScheduleID: ID,
      Inventory: { Enabled: true, QuantityAvailable: stock },
      xp: { ProductCode: ID, ...xp },
    },
    bearer,
  );
  await Catalogs.SaveProductAssignment({ CatalogID: commerce.catalogID, ProductID: ID }, bearer);
  return ID;
}

/** A new anonymous visitor with the order their token names. */
export async function makeVisitor(): Promise<{ accessToken: string; orderID: string }> {
  const { access_token: accessToken } = await Auth.Anonymous(commerce.clientID, scopes);
  const claims = JSON.parse(
    Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString('utf8'),
  ) as { orderid: string };
  return { accessToken, orderID: claims.orderid };
}

/** A new customer, signed in. */
export async function makeCustomer(): Promise<{ accessToken: string }> {
  const ID = `writer-${randomUUID()}`;
  const Username = `${ID}@example.com`;
  await Users.Create(
    commerce.buyerID,
    {
      ID,
      Username,
      Password: password,
      FirstName: 'Ada',
      LastName: 'Loam',
      Email: Username,
      Active: true,
    },
    await sellerToken(),
  );
  const { access_token: accessToken } = await Auth.Login(
    Username,
    password,
    commerce.clientID,
    scopes,
  );
  return { accessToken };
}

/** The token of those who keep the catalogue. */
export async function sellerToken(): Promise<{ accessToken: string }> {
  const { access_token: accessToken } = await Auth.ClientCredentials(
    commerce.sellerClientSecret,
    commerce.sellerClientID,
    ['FullAccess'],
  );
  return { accessToken };
}
