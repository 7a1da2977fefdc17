import { Hono, type Context } from 'hono';
import { now } from '@/lib/core/time/clock';
import type { Database } from '@/services/database/database';
import { readObject } from '@/platform/wire/body';
import { answerErrors, answerStatus, answerXml } from '../answers';
import { keepNonce, lookAtNonce } from '../nonces';
import {
  createCustomer,
  createMethod,
  deleteCustomer,
  deleteMethod,
  readCustomer,
  readMethod,
  updateCustomer,
  updateMethod,
  type VaultedMethod,
} from './vault';
import { customerXml, methodElement, methodXml, nonceXml } from './vault-xml';

const LIMIT = 200_000;
const id = ':id{[A-Za-z0-9_-]+}';

/** The vault: customers and their payment methods, and a look at what a nonce stands for. The caller has checked the merchant's keys. */
export function vaultRoutes(db: Database): Hono {
  const routes = new Hono();
  const body = async (c: Context, name: string) => {
    const read = await readObject(c.req.raw, LIMIT);
    return read.ok ? { value: read.value[name] } : null;
  };
  const answerMethod = (c: Context, vaulted: VaultedMethod, status: 200 | 201 = 200) =>
    answerXml(c, methodElement(vaulted.method), methodXml(vaulted), status);

  routes.post('/customers', async (c) => {
    const sent = await body(c, 'customer');
    if (!sent) return answerStatus(c, 400);
    const made = await createCustomer(db, sent.value, now());
    return made.ok
      ? answerXml(c, 'customer', customerXml(made.value), 201)
      : answerErrors(c, made.error, { about: 'customer' });
  });
  routes.get(`/customers/${id}`, async (c) => {
    const customer = await readCustomer(db, c.req.param('id'));
    return customer ? answerXml(c, 'customer', customerXml(customer)) : answerStatus(c, 404);
  });
  routes.put(`/customers/${id}`, async (c) => {
    const sent = await body(c, 'customer');
    if (!sent) return answerStatus(c, 400);
    const customer = await updateCustomer(db, c.req.param('id'), sent.value, now());
    return customer ? answerXml(c, 'customer', customerXml(customer)) : answerStatus(c, 404);
  });
  routes.delete(`/customers/${id}`, async (c) =>
    (await deleteCustomer(db, c.req.param('id'))) ? c.body(null, 200) : answerStatus(c, 404),
  );

  routes.post('/payment_methods', async (c) => {
    const sent = await body(c, 'payment_method');
    if (!sent) return answerStatus(c, 400);
    const made = await createMethod(db, sent.value, now());
    return made.ok
      ? answerMethod(c, made.value, 201)
      : answerErrors(c, made.error, { about: 'payment-method' });
  });
  routes.get(`/payment_methods/any/${id}`, async (c) => {
    const method = await readMethod(db, c.req.param('id'));
    return method ? answerMethod(c, method) : answerStatus(c, 404);
  });
  routes.put(`/payment_methods/any/${id}`, async (c) => {
    const sent = await body(c, 'payment_method');
    if (!sent) return answerStatus(c, 400);
    const method = await updateMethod(db, c.req.param('id'), sent.value, now());
    return method ? answerMethod(c, method) : answerStatus(c, 404);
  });
  routes.post(`/payment_methods/${id}/nonces`, async (c) => {
    const vaulted = await readMethod(db, c.req.param('id'));
    if (!vaulted) return answerStatus(c, 404);
    const { token, customerID } = vaulted;
    const method = { ...vaulted.method, vaulted: { token, customerID } };
    const nonce = await keepNonce(db, 'tokencc', method, now());
    return answerXml(c, 'payment-method-nonce', nonceXml(nonce, { method, consumed: false }), 201);
  });
  routes.get('/payment_method_nonces/:nonce{[A-Za-z0-9_-]+}', async (c) => {
    const [nonce, found] = [c.req.param('nonce'), await lookAtNonce(db, c.req.param('nonce'))];
    return found
      ? answerXml(c, 'payment-method-nonce', nonceXml(nonce, found))
      : answerStatus(c, 404);
  });
  routes.delete(`/payment_methods/any/${id}`, async (c) =>
    (await deleteMethod(db, c.req.param('id'))) ? c.body(null, 200) : answerStatus(c, 404),
  );
  return routes;
}
