import { newId } from '@/lib/core/ids';
import type { Database, Queryable } from '@/services/database/database';
import { err, ok, type Result } from '@/lib/core/result';
import { isObject } from '@/platform/wire/body';
import type { GatewayError } from '../answers';
import { takeNonce, type CardDetails, type PaymentMethod } from '../nonces';

/** A payment method kept for a customer. */
export interface VaultedMethod {
  token: string;
  customerID: string;
  isDefault: boolean;
  method: PaymentMethod;
  createdAt: string;
  updatedAt: string;
}

/** A customer of the vault with what belongs to them, the default method first. */
export interface VaultCustomer {
  id: string;
  fields: Record<string, string | null>;
  methods: VaultedMethod[];
  createdAt: string;
  updatedAt: string;
}

const fieldNames = ['first_name', 'last_name', 'company', 'email', 'phone', 'fax', 'website'];
const tokenShape = /^[\w-]{1,36}$/;
const reservedIDs = ['all', 'new'];

const fault = (code: string, attribute: string, message: string): GatewayError => ({
  code,
  attribute,
  message,
});

function refusedID(id: string): GatewayError | null {
  if (!/^[\w-]+$/.test(id)) return fault('91610', 'id', 'Customer ID is invalid.');
  if (reservedIDs.includes(id.toLowerCase()))
    return fault('91611', 'id', 'Customer ID is not an allowed ID.');
  if (id.length > 36) return fault('91612', 'id', 'Customer ID is too long.');
  return null;
}

interface CustomerRow extends Record<string, unknown> {
  id: string;
  fields: VaultCustomer['fields'];
  createdAt: string;
  updatedAt: string;
}

const methodColumns = `token, customer_id as "customerID", is_default as "isDefault", method, created_at as "createdAt", updated_at as "updatedAt"`;

/** The customer of that ID, or `undefined`. */
export async function readCustomer(
  handle: Queryable,
  id: string,
): Promise<VaultCustomer | undefined> {
  const [row] = await handle.query<CustomerRow>(
    'select id, fields, created_at as "createdAt", updated_at as "updatedAt" from payment_customer where id = $1',
    [id],
  );
  if (!row) return undefined;
  const methods = await handle.query<VaultedMethod & Record<string, unknown>>(
    `select ${methodColumns} from payment_method where customer_id = $1 order by is_default desc, created_at, token`,
    [id],
  );
  return { ...row, methods };
}

/** Makes a customer, with the method of a nonce where one is given. */
export function createCustomer(
  db: Database,
  body: unknown,
  now: Date,
): Promise<Result<VaultCustomer, GatewayError[]>> {
  const attributes = isObject(body) ? body : {};
  const id =
    attributes.id === undefined || attributes.id === null ? newId() : String(attributes.id);
  return db.tx(async (handle) => {
    const refused = refusedID(id);
    if (refused) return err([refused]);
    const made = await handle.query(
      'insert into payment_customer (id, fields, created_at, updated_at) values ($1, $2::jsonb, $3, $3) on conflict (id) do nothing returning id',
      [id, JSON.stringify(fieldsOf(attributes)), now.toISOString()],
    );
    if (made.length === 0)
      return err([fault('91609', 'id', 'Customer ID has already been taken.')]);
    if (typeof attributes.payment_method_nonce === 'string') {
      const kept = await keepMethod(
        handle,
        { customer_id: id, payment_method_nonce: attributes.payment_method_nonce },
        now,
      );
      if (!kept.ok) {
        await handle.query('delete from payment_customer where id = $1', [id]);
        return kept;
      }
    }
    return writtenRow(await readCustomer(handle, id));
  });
}

/** Changes the fields that are given; `null` when there is no such customer. */
export function updateCustomer(
  db: Database,
  id: string,
  body: unknown,
  now: Date,
): Promise<VaultCustomer | null> {
  return db.tx(async (handle) => {
    const changed = await handle.query(
      'update payment_customer set fields = fields || $2::jsonb, updated_at = $3 where id = $1 returning id',
      [id, JSON.stringify(fieldsOf(isObject(body) ? body : {})), now.toISOString()],
    );
    return changed.length === 0 ? null : ((await readCustomer(handle, id)) ?? null);
  });
}

/** Deletes a customer with their methods; `false` when there is none. */
export async function deleteCustomer(db: Database, id: string): Promise<boolean> {
  return (
    (await db.query('delete from payment_customer where id = $1 returning id', [id])).length > 0
  );
}

/** The method of that token, or `undefined`. */
export async function readMethod(
  handle: Queryable,
  token: string,
): Promise<VaultedMethod | undefined> {
  const [row] = await handle.query<VaultedMethod & Record<string, unknown>>(
    `select ${methodColumns} from payment_method where token = $1`,
    [token],
  );
  return row;
}

/** Keeps the method of a nonce for a customer. The first one, and one that asks for it, is the default. */
export function createMethod(
  db: Database,
  body: unknown,
  now: Date,
): Promise<Result<VaultedMethod, GatewayError[]>> {
  return db.tx((handle) => keepMethod(handle, isObject(body) ? body : {}, now));
}

/** Where the bill of a new method goes, where the request says it; else it is where the card's owner typed it, if anywhere. */
function billed({ billing_address: address }: Record<string, unknown>): CardDetails {
  if (!isObject(address)) return {};
  const text = (field: unknown) =>
    typeof field === 'string' && field !== '' ? field.slice(0, 255) : undefined;
  const [postalCode, streetAddress] = [text(address.postal_code), text(address.street_address)];
  return {
    ...(postalCode ? { postalCode } : {}),
    ...(streetAddress ? { streetAddress } : {}),
  };
}

function onDevice({ device_data: deviceData }: Record<string, unknown>): { deviceData?: string } {
  return typeof deviceData === 'string' ? { deviceData } : {};
}

async function keepMethod(
  handle: Queryable,
  attributes: Record<string, unknown>,
  now: Date,
): Promise<Result<VaultedMethod, GatewayError[]>> {
  const { customer_id: customerID, payment_method_nonce: nonce } = attributes;
  if (typeof customerID !== 'string' || customerID === '')
    return err([fault('93104', 'customer_id', 'Customer ID is required.')]);
  if (typeof nonce !== 'string' || nonce === '')
    return err([fault('93103', 'payment_method_nonce', 'Nonce is required.')]);
  const customer = await handle.query('select id from payment_customer where id = $1 for update', [
    customerID,
  ]);
  if (customer.length === 0) return err([fault('93105', 'customer_id', 'Customer ID is invalid.')]);
  const token = typeof attributes.token === 'string' ? attributes.token : newId();
  if (!tokenShape.test(token))
    return err([fault('91718', 'token', 'Credit card token is invalid.')]);
  if (await readMethod(handle, token))
    return err([fault('91719', 'token', 'Credit card token is taken.')]);
  const method = await takeNonce(handle, nonce);
  if (method === 'consumed')
    return err([
      fault('93107', 'payment_method_nonce', 'Cannot use a payment_method_nonce more than once.'),
    ]);
  if (method === 'unknown')
    return err([
      fault('93108', 'payment_method_nonce', 'Unknown or expired payment_method_nonce.'),
    ]);
  const { verification: _, vaulted: __, ...plain } = method;
  if (method.behaviour === 'declined') return err([fault('81724', 'base', 'Do Not Honor')]);
  await handle.query(
    'insert into payment_method (token, customer_id, is_default, method, created_at, updated_at) values ($1, $2, false, $3::jsonb, $4, $4)',
    [
      token,
      customerID,
      JSON.stringify({ ...plain, ...billed(attributes), ...onDevice(attributes) }),
      now.toISOString(),
    ],
  );
  const others = await handle.query(
    'select token from payment_method where customer_id = $1 and is_default',
    [customerID],
  );
  if (others.length === 0 || wantsDefault(attributes)) await makeDefault(handle, customerID, token);
  return writtenRow(await readMethod(handle, token));
}

/** Changes the cardholder's name or expiry, or makes it the default; `null` when there is no such method. */
export function updateMethod(
  db: Database,
  token: string,
  body: unknown,
  now: Date,
): Promise<VaultedMethod | null> {
  const attributes = isObject(body) ? body : {};
  const text = (name: string) =>
    typeof attributes[name] === 'string' ? attributes[name].slice(0, 175) : undefined;
  const [month, year] = text('expiration_date')?.split('/') ?? [
    text('expiration_month'),
    text('expiration_year'),
  ];
  const change = {
    cardholderName: text('cardholder_name'),
    expirationMonth: month,
    expirationYear: year,
  };
  return db.tx(async (handle) => {
    const [changed] = await handle.query<{ customer_id: string }>(
      'update payment_method set method = method || $2::jsonb, updated_at = $3 where token = $1 returning customer_id',
      [token, JSON.stringify(change), now.toISOString()],
    );
    if (!changed) return null;
    if (wantsDefault(attributes)) await makeDefault(handle, changed.customer_id, token);
    return (await readMethod(handle, token)) ?? null;
  });
}

/** Forgets a method; `false` when there is none. The oldest of the others becomes the default in the place of one that was. */
export function deleteMethod(db: Database, token: string): Promise<boolean> {
  return db.tx(async (handle) => {
    const [gone] = await handle.query<{ customer_id: string; is_default: boolean }>(
      'delete from payment_method where token = $1 returning customer_id, is_default',
      [token],
    );
    if (!gone) return false;
    const [next] = gone.is_default
      ? await handle.query<{ token: string }>(
          'select token from payment_method where customer_id = $1 order by created_at, token limit 1',
          [gone.customer_id],
        )
      : [];
    if (next) await makeDefault(handle, gone.customer_id, next.token);
    return true;
  });
}

function wantsDefault(attributes: Record<string, unknown>): boolean {
  return (
    isObject(attributes.options) &&
    (attributes.options.make_default === true || attributes.options.make_default === 'true')
  );
}

async function makeDefault(handle: Queryable, customerID: string, token: string): Promise<void> {
  await handle.query('update payment_method set is_default = (token = $2) where customer_id = $1', [
    customerID,
    token,
  ]);
}

function fieldsOf(attributes: Record<string, unknown>): VaultCustomer['fields'] {
  return Object.fromEntries(
    fieldNames
      .filter((name) => name in attributes)
      .map((name) => [
        name,
        attributes[name] === null ? null : String(attributes[name]).slice(0, 255),
      ]),
  );
}

function writtenRow<T>(value: T | undefined): Result<T, never> {
  if (value === undefined) throw new Error('A row written in this transaction is not there.');
  return ok(value);
}
