import { Hono, type Context } from 'hono';
import { isSameText } from '@/lib/core/signature';
import { findPlaces } from '../maps/find';
import { lookUp } from '../maps/look-up';
import { placesOf, type MapStock, type Place } from '../maps/places';
import { failure } from './failure';
import { ratesFile, type TaxedPlace } from './rates-file';
import { resolution } from './resolution';
import { transactions, type Transaction } from './transactions';

/** The tax service: its HTTP app, and the way to tell it what there is. */
export interface Tax {
  app: Hono;
  /** `rates`: the places whose rates can be downloaded. */
  load(stock: MapStock, rates?: readonly TaxedPlace[]): void;
  /** What was recorded, in the order in which it came. */
  transactions(): Transaction[];
  /** Has a transaction be part of a return that was filed. */
  lock(code: string): void;
}

const path = '/api/v2';

/** The account of AvaTax that the stand-in is for. */
interface TaxAccount {
  accountID: string;
  licenseKey: string;
  companyCode: string;
}

/**
 * The stand-in of AvaTax (REST v2): `addresses/resolve` over the shop's own region, rates by ZIP, companies, transactions (kept as long as the process lives) and
 * `utilities/ping`.
 */
export function createTax(account: TaxAccount): Tax {
  let places = new Map<string, Place>();
  let rates: readonly TaxedPlace[] = [];
  const book = transactions(account.companyCode);
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
  app.use(`${path}/*`, async (c, next) =>
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
  app.get(`${path}/taxratesbyzipcode/download/:date`, (c) =>
    /^\d{4}-\d{2}-\d{2}$/.test(c.req.param('date'))
      ? c.body(ratesFile(rates, c.req.query('region') ?? ''), 200, { 'content-type': 'text/csv' })
      : failure(c, 400, 'ValueRequiredError', 'The date could not be read.'),
  );
  app.get(`${path}/companies`, (c) => {
    const filter = c.req.query('$filter');
    const [, wanted] = /^companyCode eq '((?:[^']|'')*)'$/i.exec(filter ?? '') ?? [];
    if (filter && wanted === undefined)
      return failure(c, 400, 'BadRequest', 'The stand-in knows one filter: companyCode.');
    const { companyCode } = account;
    const isThere = wanted === undefined || wanted.replaceAll("''", "'") === companyCode;
    const value = isThere ? [{ id: 1, companyCode, isActive: true }] : [];
    return c.json({ '@recordsetCount': value.length, value });
  });
  app.route(path, book.routes);
  app.all('*', (c) => failure(c, 404, 'EntityNotFoundError', 'There is nothing here.'));
  return {
    app,
    load: (stock, taxed = []) => {
      places = placesOf(stock);
      rates = taxed;
    },
    transactions: book.all,
    lock: book.lock,
  };
}
