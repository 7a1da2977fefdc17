/** @jest-environment node */
import { parseCalculatedOrder } from '@/lib/cart/calculated-order-schema';
import { parseSubmitAnswer } from '@/lib/checkout/submit-outcome';
import { createIntegration } from '@/services/integration/app';
import { openapi } from '@/services/app-api/openapi';
import { openapiOf } from '@/services/integration/openapi';
import { describeOnServer } from '../support/databases';
import { endlessBody } from '../support/endless-body';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { shopping, type Refused } from '../support/shopping';

describeOnServer('the App API as its callers know it', (engine) => {
  let backEnd: TestBackEnd;
  const shop = shopping(() => backEnd);
  const url = (path: string) => `${backEnd.env.APP_API_URL}${path}`;
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
  });
  afterAll(() => backEnd.close());

  it('answers in the shapes the storefront parses', async () => {
    const buyer = await shop.readyCart([{ id: await shop.product({ assembly: true }) }], {
      CardMessage: { line1: 'Hello' },
    });
    expect(parseCalculatedOrder((await shop.calculate(buyer)).body).Order.ID).toBe(buyer.orderID);
    expect(parseSubmitAnswer((await shop.submit(buyer)).body).Status).toBe('Submitted');
    expect(
      parseSubmitAnswer(
        (await shop.appApi(buyer, 'GET', `/order/${buyer.orderID}/submission`)).body,
      ).Status,
    ).toBe('Submitted');
  });

  it('gives a client token to shoppers only', async () => {
    const shopper = await shop.shopper();
    const { status, body } = await shop.appApi<{ clientToken: string }>(
      shopper,
      'GET',
      '/braintree',
    );
    expect(status).toBe(200);
    expect(JSON.parse(Buffer.from(body.clientToken, 'base64').toString())).toMatchObject({
      merchantId: backEnd.env.BRAINTREE_MERCHANT_ID,
    });
    expect((await fetch(url('/api/braintree'))).status).toBe(401);
  });

  it('never lets an answer be stored', async () => {
    const answer = await fetch(url('/api/braintree'), {
      headers: { authorization: `Bearer ${(await shop.shopper()).accessToken}` },
    });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  });

  it.each([
    ['no token', 'POST', '/api/calculateorder', {}, 401, 'InvalidToken'],
    [
      'an opaque token',
      'POST',
      '/api/calculateorder',
      { authorization: 'Bearer abc' },
      401,
      'InvalidToken',
    ],
    [
      'a token that says nothing',
      'POST',
      '/api/submitorder',
      { authorization: 'Bearer a.b.c' },
      401,
      'InvalidToken',
    ],
    ['an unknown path', 'GET', '/nothing', {}, 404, 'not-found'],
  ])('refuses %s', async (_, method, path, headers, status, code) => {
    const answer = await fetch(url(path), { method, headers });
    expect([answer.status, ((await answer.json()) as Refused).Errors[0]!.ErrorCode]).toEqual([
      status,
      code,
    ]);
  });

  it.each([
    ['another content type', 'text/plain', '{}', 415, 'unsupported-media-type'],
    ['broken JSON', 'application/json', '{"OrderID":', 400, 'bad-request'],
    ['nothing', 'application/json', '', 400, 'bad-request'],
    ['null', 'application/json', 'null', 400, 'bad-request'],
    [
      'a prototype',
      'application/json',
      '{"__proto__":{"OrderID":"x"},"OrderDirection":"Outgoing"}',
      400,
      'bad-request',
    ],
    [
      'very deep JSON',
      'application/json',
      `${'['.repeat(20_000)}${']'.repeat(20_000)}`,
      400,
      'bad-request',
    ],
  ])('refuses %s as a body', async (_, type, body, status, code) => {
    const { accessToken } = await shop.shopper();
    for (const path of ['/api/calculateorder', '/api/submitorder', '/api/register']) {
      const answer = await fetch(url(path), {
        method: 'POST',
        headers: { authorization: `Bearer ${accessToken}`, 'content-type': type },
        body,
      });
      expect([answer.status, ((await answer.json()) as Refused).Errors[0]!.ErrorCode]).toEqual([
        status,
        code,
      ]);
    }
  });

  it.each(['a%2Fb', '..', 'a'.repeat(101), '%00'])('refuses the order ID %s', async (id) => {
    const { accessToken } = await shop.shopper();
    const answer = await fetch(url(`/api/order/${id}/submission`), {
      headers: { authorization: `Bearer ${accessToken}` },
    });
    expect(answer.status).toBe(404);
  });

  it('takes no more of a body that does not say its length than its limit, at every call, signed in or not, and of a photo nothing before it is known who sends it', async () => {
    const calls = [
      { app: backEnd.appApi.app, limit: 64, paths: openapi.paths },
      {
        app: backEnd.integration.app,
        limit: 16,
        paths: openapiOf(backEnd.env.INTEGRATION_ACTION_PATH).paths,
      },
    ];
    const answers = await Promise.all(
      calls.flatMap(({ app, limit, paths }) =>
        Object.entries(paths).flatMap(([path, methods]) =>
          Object.keys(methods)
            .filter((method) => method !== 'get')
            .map(async (method) => {
              const { body, read } = endlessBody();
              const headers = {
                'transfer-encoding': 'chunked',
                'content-type': 'application/json',
              };
              const { status } = await app.request(path.replace(/\{\w+\}/g, 'x'), {
                method: method.toUpperCase(),
                headers,
                body,
                duplex: 'half',
              } as RequestInit);
              const isCounted = method === 'put' && /\/(photo|buyerxp)$/.test(path);
              return {
                call: `${method} ${path}`,
                isRight: status === (isCounted ? 401 : 413),
                little: read() <= (limit + 3 * 64) * 1024,
              };
            }),
        ),
      ),
    );
    expect(answers.length).toBeGreaterThan(20);
    expect(answers.filter(({ isRight, little }) => !isRight || !little)).toEqual([]);
  });

  it('describes itself, every call it serves', async () => {
    const served = await fetch(url('/openapi.json')).then(
      (response) => response.json() as Promise<typeof openapi>,
    );
    expect(Object.keys(served.paths).sort()).toEqual([
      '/api/Avalara/AddressValidation',
      '/api/braintree',
      '/api/calculateorder',
      '/api/catalogs/{id}',
      '/api/catalogs/{id}/refresh',
      '/api/creditcard/{id}',
      '/api/creditcard/{id}/nonce',
      '/api/deliveryfacts',
      '/api/follow',
      '/api/follow/photo',
      '/api/giftcards/activation',
      '/api/giftcards/unlocked',
      '/api/giftcards/validate',
      '/api/order/{id}/cancel',
      '/api/order/{id}/giftcards',
      '/api/order/{id}/giftcards/{card}/mailbox',
      '/api/order/{id}/giftcards/{card}/print',
      '/api/order/{id}/giftcards/{card}/resend',
      '/api/order/{id}/lineitems',
      '/api/order/{id}/link/end',
      '/api/order/{id}/money',
      '/api/order/{id}/money/capture',
      '/api/order/{id}/money/refund',
      '/api/order/{id}/photos/{photo}',
      '/api/order/{id}/quote',
      '/api/order/{id}/shipmentevents',
      '/api/order/{id}/shipmentevents/{key}/photo',
      '/api/order/{id}/submission',
      '/api/order/{id}/submission/{attempt}',
      '/api/orderlookup',
      '/api/orderlookup/code',
      '/api/orders',
      '/api/promise',
      '/api/recaptcha/{token}',
      '/api/redirects',
      '/api/register',
      '/api/submitorder',
      '/api/tenders',
      '/api/work',
      '/api/work/done',
      '/operations/outbox',
      '/operations/outbox/{id}/retry',
      '/webdata/buyerxp',
    ]);
    expect(served.paths['/api/submitorder'].post).toMatchObject({
      requestBody: { content: { 'application/json': { schema: { additionalProperties: false } } } },
    });
  });

  it('has an integration service beside it', async () => {
    const { app } = await createIntegration({ db: backEnd.db, env: backEnd.env });
    expect(await (await app.request('/')).json()).toMatchObject({ status: 'ok' });
    expect((await app.request('/nothing')).status).toBe(404);
    expect((await app.request('/api/cecs/searchcustomer/demo-loyal')).status).toBe(401);
  });
});
