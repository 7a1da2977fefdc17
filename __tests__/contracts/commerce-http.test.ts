/** @jest-environment node */
import { request } from 'node:http';
import type { Database } from '@/services/database/database';
import { describeOnServer } from '../support/databases';
import { makeProduct } from '@/scripts/prove/shop-keeper';
import {
  seller,
  serveCommerce,
  visitorWithOrder,
  type Bearer,
  type CommerceServer,
} from './commerce-server';

describeOnServer('the commerce platform by hand', (engine) => {
  let db: Database;
  let server: CommerceServer;
  let bearer: Bearer & { orderID: string };
  let back: Bearer;

  beforeAll(async () => {
    db = await engine.open();
    server = await serveCommerce(db);
    [bearer, back] = [await visitorWithOrder(), await seller()];
  }, 180_000);
  afterAll(async () => {
    await server?.close();
  });

  interface Answer {
    status: number;
    body: string;
  }

  /** Sends a request as it stands: fetch would mend paths and headers. */
  function send(
    method: string,
    path: string,
    body?: string,
    token = bearer.accessToken,
  ): Promise<Answer> {
    const { hostname, port, pathname } = new URL(server.url);
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
    return new Promise((resolve, reject) => {
      const outgoing = request(
        { hostname, port, path: `${pathname}${path}`, method, headers },
        (incoming) => {
          let text = '';
          incoming.on('data', (piece: Buffer) => (text += piece.toString()));
          incoming.on('end', () => resolve({ status: incoming.statusCode ?? 0, body: text }));
        },
      );
      outgoing.on('error', reject);
      outgoing.end(body);
    });
  }

  const order = () => `/v1/orders/outgoing/${bearer.orderID}`;

  describe('requests by hand', () => {
    it('find their way in any case', async () => {
      expect((await send('GET', '/V1/Me/Products/100310')).status).toBe(200);
      expect((await send('GET', `/v1/ORDERS/outgoing/${bearer.orderID}/Worksheet`)).status).toBe(
        200,
      );
      expect((await send('GET', '/v1/me/products?XP.productcode=1&pagesize=5')).status).toBe(200);
    });

    it('may have no body where the SDK sends none', async () => {
      expect(JSON.parse((await send('POST', `${order()}/submit`)).body).Errors[0].ErrorCode).toBe(
        'Order.CannotSubmitWithNoLineItems',
      );
    });

    it("get the vendor's body for a path nobody knows, with the Data its SDK reads", async () => {
      const { status, body } = await send('GET', '/v1/nothing/here');
      expect(status).toBe(404);
      expect(JSON.parse(body).Errors[0]).toMatchObject({
        ErrorCode: 'NotFound',
        Data: { ObjectType: 'Resource', ObjectID: '/v1/nothing/here' },
      });
    });

    const deep = `{"xp":${'{"a":'.repeat(200)}1${'}'.repeat(200)}}`;
    it.each<[string, string, () => string, string | undefined, number]>([
      ['broken JSON', 'PATCH', order, '{"xp":', 400],
      ['a body that is a list', 'PATCH', order, '[1]', 400],
      ['NUL in a text', 'PATCH', order, '{"Comments":"a\\u0000b"}', 400],
      ['half a character', 'PATCH', order, '{"xp":{"a":"\\ud800"}}', 400],
      ['a key that would reach the prototype', 'PATCH', order, '{"xp":{"__proto__":{"a":1}}}', 400],
      ['nesting without end', 'PATCH', order, deep, 400],
      [
        'too large extended properties',
        'PATCH',
        order,
        JSON.stringify({ xp: { a: 'x'.repeat(9000) } }),
        400,
      ],
      [
        'more than a megabyte',
        'PATCH',
        order,
        JSON.stringify({ Comments: 'x'.repeat(1_100_000) }),
        413,
      ],
      [
        'a comment that is too long',
        'PATCH',
        order,
        JSON.stringify({ Comments: 'x'.repeat(2001) }),
        400,
      ],
      ['a malformed percent in the path', 'GET', () => '/v1/me/products/%E0%A4%A', undefined, 400],
      ['NUL in the path', 'GET', () => '/v1/me/products/a%00b', undefined, 400],
      ['NUL in a filter', 'GET', () => '/v1/me/products?Name=a%00b', undefined, 400],
      [
        'a quote in a filter',
        'GET',
        () => '/v1/me/products?Name=%27%3B%20drop%20table--',
        undefined,
        200,
      ],
      ['a quote in a filter key', 'GET', () => '/v1/me/products?xp.a%27)%3Bx=1', undefined, 400],
      ['a quote in sortBy', 'GET', () => '/v1/me/products?sortBy=xp.a%27', undefined, 400],
      ['page zero', 'GET', () => '/v1/me/products?page=0', undefined, 400],
      [
        'a page beyond all numbers',
        'GET',
        () => '/v1/me/products?page=99999999999',
        undefined,
        400,
      ],
      [
        'a date that is none',
        'GET',
        () => '/v1/me/orders?DateCreated=%3Eyesterday',
        undefined,
        400,
      ],
      [
        'a quantity beyond all numbers',
        'POST',
        () => `${order()}/lineitems`,
        '{"ProductID":"100390","Quantity":1e300}',
        400,
      ],
      [
        'specs that are no list',
        'POST',
        () => `${order()}/lineitems`,
        '{"ProductID":"100390","Specs":"x"}',
        400,
      ],
      [
        'a product ID that is no text',
        'POST',
        () => `${order()}/lineitems`,
        '{"ProductID":{"a":1}}',
        400,
      ],
      [
        'a direction nobody knows',
        'GET',
        () => `/v1/orders/sideways/${bearer.orderID}`,
        undefined,
        400,
      ],
      ['a method nobody knows', 'PURGE', order, undefined, 404],
    ])('are answered, not failed: %s', async (_name, method, path, body, status) => {
      const answer = await send(method, path(), body);
      expect({ status: answer.status, body: answer.body.slice(0, 200) }).toMatchObject({ status });
    });

    it('cannot filter or sort a secret out of the users', async () => {
      const { status } = await send(
        'GET',
        '/v1/buyers/LILAC/users?Password=*',
        undefined,
        back.accessToken,
      );
      expect(status).toBe(400);
      expect(
        (await send('GET', '/v1/buyers/LILAC/users', undefined, back.accessToken)).body,
      ).not.toMatch(/password"|hash/i);
    });

    it('leave what they do not name as it was, and the ID for good', async () => {
      const id = await makeProduct({ stock: 4 });
      const { body } = await send(
        'PATCH',
        `/v1/products/${id}`,
        JSON.stringify({ ID: 'other', Inventory: { QuantityAvailable: 9 }, SpecCount: 7 }),
        back.accessToken,
      );
      expect(JSON.parse(body)).toMatchObject({
        ID: id,
        Inventory: { Enabled: true, QuantityAvailable: 9 },
        SpecCount: 0,
      });
    });
  });
});
