import { Hono, type Context } from 'hono';
import { isSameText } from '@/lib/core/signature';
import { findPlaces } from '../maps/find';
import { lookUp } from '../maps/look-up';
import { placesOf, type MapStock, type Place } from '../maps/places';
import { resolution } from './resolution';

/** The tax service: its HTTP app, and the way to tell it what there is. */
export interface Tax {
  app: Hono;
  load(stock: MapStock): void;
}

const path = '/api/v2';

/** The stand-in of AvaTax (REST v2): `addresses/resolve` over the shop's own region, and `utilities/ping`. It keeps nothing. */
export function createTax(account: { accountID: string; licenseKey: string }): Tax {
  let places = new Map<string, Place>();
  const app = new Hono();
  const isAccount = (c: Context) =>
    isSameText(
      c.req.header('authorization') ?? '',
      `Basic ${Buffer.from(`${account.accountID}:${account.licenseKey}`).toString('base64')}`,
    );

  app.get(`${path}/utilities/ping`, (c) =>
    c.json({
      version: '26.11.0',
      authenticated: isAccount(c),
      authenticationType: isAccount(c) ? 'UsernamePassword' : 'None',
    }),
  );
  app.use(`${path}/addresses/*`, async (c, next) =>
    isAccount(c)
      ? await next()
      : failure(c, 401, 'AuthenticationException', 'Authentication failed.'),
  );
  const resolve = (c: Context, fields: Readonly<Record<string, unknown>>) => {
    const text = (name: string) => (typeof fields[name] === 'string' ? fields[name].trim() : '');
    const written = {
      line1: text('line1'),
      line2: text('line2'),
      city: text('city'),
      state: text('region'),
      zip: text('postalCode'),
    };
    const isEnough =
      written.zip !== '' || (written.line1 !== '' && written.city !== '' && written.state !== '');
    if (!isEnough)
      return failure(c, 400, 'InsufficientAddressError', 'The address value was incomplete.');
    const found = lookUp(
      (wanted) => findPlaces(places.values(), wanted, { prefix: false, most: 1 })[0] ?? null,
      written,
    );
    return c.json(resolution(found, written, text('textCase').toLowerCase() === 'mixed'));
  };
  app.get(`${path}/addresses/resolve`, (c) => resolve(c, c.req.query()));
  app.post(`${path}/addresses/resolve`, async (c) => {
    const body = await c.req.json<Record<string, unknown>>().catch(() => null);
    return body
      ? resolve(c, body)
      : failure(c, 400, 'BadRequest', 'The request body could not be read.');
  });
  app.all('*', (c) => failure(c, 404, 'EntityNotFoundError', 'There is nothing here.'));
  return { app, load: (stock) => void (places = placesOf(stock)) };
}

function failure(c: Context, status: 400 | 401 | 404, code: string, message: string): Response {
  return c.json(
    {
      error: {
        code,
        message,
        target: 'HttpRequest',
        details: [{ code, message, severity: 'Error' }],
      },
    },
    status,
  );
}
