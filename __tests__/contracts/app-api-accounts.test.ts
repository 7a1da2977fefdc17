/** @jest-environment node */
import braintree from 'braintree';
import { Me } from 'ordercloud-javascript-sdk';
import { paymentGateway } from '@/services/upstream/payments/gateway';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { shopping } from '../support/shopping';
import { captchaToken, newCustomer, newPerson } from './support/customers';
import { documented, type Documented } from './support/documented';

const own = /^\/api\/(creditcard|register|recaptcha)/;
const goodNonce = { Nonce: 'fake-valid-visa-nonce', CardholderName: 'Ana Ruiz' };

describeOnServer('accounts at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let gateway: braintree.BraintreeGateway;
  let visitor: string;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    visitor = (await shop.shopper()).accessToken;
    api = await documented(backEnd.env.APP_API_URL, () => visitor);
    gateway = paymentGateway(backEnd.env);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  describe('cards', () => {
    let customer: { ID: string; token: string };
    const save = (body: object, id = customer.ID, token = customer.token) =>
      api.call('POST', '/api/creditcard/{id}', { in: { id }, token, body });
    const remove = (id: string, token = customer.token) =>
      api.call('DELETE', '/api/creditcard/{id}', { in: { id }, token });
    const vaulted = async () =>
      (await gateway.customer.find(customer.ID).catch(() => null))?.paymentMethods?.length ?? 0;
    beforeEach(async () => {
      customer = await newCustomer(shop);
    });

    it('are saved once: the same number and expiry again is said to be there, and the vault keeps one', async () => {
      expect((await save(goodNonce)).status).toBe(201);
      expect(await save({ ...goodNonce, CardholderName: 'Ana R.' })).toMatchObject({
        status: 409,
        body: { Errors: [{ ErrorCode: 'card-known', Message: 'This card is saved already.' }] },
      });
      expect(await vaulted()).toBe(1);
      expect(
        (await save({ Nonce: 'fake-valid-mastercard-nonce', CardholderName: 'Ana Ruiz' })).status,
      ).toBe(201);
      const { Items } = await Me.ListCreditCards<{ ID: string; CardType: string }>(
        {},
        { accessToken: customer.token },
      );
      expect(
        (await remove(Items.find(({ CardType }) => CardType === 'Visa')?.ID ?? '')).status,
      ).toBe(204);
      expect((await save(goodNonce)).status).toBe(201);
    });

    it('are vaulted at the gateway and masked in the commerce platform, and go from both', async () => {
      const { status, body } = await save(goodNonce);
      expect([status, body.data]).toEqual([
        201,
        {
          ID: expect.any(String),
          CardType: 'Visa',
          PartialAccountNumber: expect.stringMatching(/^\d{4}$/),
          CardholderName: 'Ana Ruiz',
          ExpirationDate: expect.any(String),
        },
      ]);
      const kept = await Me.GetCreditCard<{
        ID: string;
        Token: string;
        PartialAccountNumber: string;
      }>(String(body.data?.ID), { accessToken: customer.token });
      expect(kept).toMatchObject({
        CardType: 'Visa',
        PartialAccountNumber: body.data?.PartialAccountNumber,
      });
      expect(JSON.stringify(body)).not.toContain(kept.Token);
      expect(await gateway.paymentMethod.find(kept.Token)).toMatchObject({
        customerId: customer.ID,
        last4: kept.PartialAccountNumber,
      });
      expect((await remove(kept.ID)).status).toBe(204);
      await expect(
        Me.GetCreditCard(kept.ID, { accessToken: customer.token }),
      ).rejects.toMatchObject({ status: 404 });
      await expect(gateway.paymentMethod.find(kept.Token)).rejects.toMatchObject({
        type: 'notFoundError',
      });
      expect((await remove(kept.ID)).status).toBe(404);
    });

    it.each([
      ['as the nonce', { ...goodNonce, Nonce: '4111 1111 1111 1111' }, 'Nonce'],
      ['as the name', { ...goodNonce, CardholderName: '4111-1111-1111-1111' }, 'CardholderName'],
      [
        'under a key of its own',
        { ...goodNonce, card: { number: 4111111111111111 } },
        'card.number',
      ],
      ['as a key', { ...goodNonce, 4111111111111111: 1 }, '*'],
    ])('are refused by number, %s', async (_, body, field) => {
      const answer = await save(body);
      expect([answer.status, answer.body.Errors?.[0]?.Data]).toEqual([400, { field }]);
      expect(JSON.stringify(answer.body)).not.toContain('4111');
      expect(await vaulted()).toBe(0);
    });

    it('are nobody else’s, and no visitor’s', async () => {
      const other = await newCustomer(shop);
      const saved = await save(goodNonce);
      expect((await save(goodNonce, other.ID)).status).toBe(404);
      expect((await save(goodNonce, '299999', visitor)).status).toBe(404);
      expect((await save(goodNonce, 'a/b')).status).toBe(404);
      expect((await remove(String(saved.body.data?.ID), other.token)).status).toBe(404);
      expect((await remove(String(saved.body.data?.ID), visitor)).status).toBe(404);
      expect(await vaulted()).toBe(1);
    });

    it('are lent to their owner alone, as a nonce with the first six digits', async () => {
      const other = await newCustomer(shop);
      const saved = String((await save(goodNonce)).body.data?.ID);
      const lend = (id: string, token = customer.token) =>
        api.call('POST', '/api/creditcard/{id}/nonce', { in: { id }, token });
      expect(await lend(saved)).toMatchObject({
        status: 201,
        body: { data: { Nonce: expect.stringMatching(/^tokencc_/), Bin: '401288' } },
      });
      for (const [id, token] of [
        [saved, other.token],
        [saved, visitor],
        ['none', customer.token],
        ['a/b', customer.token],
      ])
        expect((await lend(id!, token)).status).toBe(404);
      const { Token } = await Me.GetCreditCard<{ Token: string }>(saved, {
        accessToken: customer.token,
      });
      // A token can be written into one's own book by anyone who knows it.
      const stolen = await Me.CreateCreditCard(
        { Token, CardType: 'Visa', PartialAccountNumber: '1881', CardholderName: 'Eve' },
        { accessToken: other.token },
      );
      expect((await lend(String(stolen.ID), other.token)).status).toBe(404);
      backEnd.breakDown('/merchants');
      expect((await lend(saved)).status).toBe(503);
    });

    it('that the gateway refuses are kept nowhere', async () => {
      const { status, body } = await save({
        ...goodNonce,
        Nonce: 'fake-processor-declined-visa-nonce',
      });
      expect([status, body.Errors?.[0]?.ErrorCode]).toEqual([422, 'payment-declined']);
      expect(await vaulted()).toBe(0);
    });

    it('are forgotten by the gateway when the commerce platform does not take them', async () => {
      backEnd.breakDown('/commerce/v1/me/creditcards');
      expect((await save(goodNonce)).status).toBe(503);
      backEnd.breakDown();
      expect(await vaulted()).toBe(0);
    });

    it('are saved when the commerce platform’s answer that it took them is lost, and stay in the vault', async () => {
      backEnd.loseAnswer({
        system: 'commerce',
        method: 'POST',
        route: '/v1/me/creditcards',
      });
      const saved = await save(goodNonce);
      const { Items } = await Me.ListCreditCards({}, { accessToken: customer.token });
      expect([saved.status, saved.body.data?.ID]).toEqual([201, Items[0]?.ID]);
      expect(Items).toHaveLength(1);
      expect(await vaulted()).toBe(1);
    });

    it('wait while the gateway does not answer; one that is to go goes from the shop at once', async () => {
      const saved = await save(goodNonce);
      backEnd.breakDown('/merchants');
      expect((await save(goodNonce)).status).toBe(503);
      expect((await remove(String(saved.body.data?.ID))).status).toBe(204);
      backEnd.breakDown('/commerce');
      expect((await remove(String(saved.body.data?.ID))).status).toBe(503);
    });
  });

  describe('registration', () => {
    const register = async (body: object, token?: string, caller = visitor) =>
      api.call('POST', '/api/register', {
        query: { token: token ?? (await captchaToken(backEnd.env)) },
        body,
        token: caller,
      });

    it('makes a customer of the visitor, who keeps the order', async () => {
      const guest = await shop.cart([{ id: await shop.product() }]);
      const person = newPerson({ Phone: '6125550100' });
      const { status, body } = await register(person, undefined, guest.accessToken);
      const token = { accessToken: String(body.data?.access_token) };
      expect(status).toBe(201);
      expect(await Me.Get(token)).toMatchObject({
        FirstName: 'Ana',
        LastName: 'Ruiz',
        Email: person.Email,
        Username: person.Email,
        Phone: '6125550100',
        Active: true,
        xp: { CreatedFrom: 'Storefront', OrderCloudToCecsCustomerStatus: 'Orphaned', WishList: [] },
      });
      expect(
        (await shop.calculate({ ...token, orderID: guest.orderID })).body.Order.FromUserID,
      ).toBe((await Me.Get(token)).ID);
    });

    it('refuses an address that has an account, however it is written', async () => {
      const person = newPerson();
      await register(person);
      const again = await register({ ...person, Email: person.Email.toUpperCase() });
      expect([again.status, again.body.Errors?.[0]?.Message]).toEqual([
        409,
        'An account already exists with the email entered.',
      ]);
    });

    it('lets one of several at once have an address', async () => {
      const person = newPerson();
      const tokens = await Promise.all(Array.from({ length: 4 }, () => captchaToken(backEnd.env)));
      const answers = await Promise.all(tokens.map((token) => register(person, token)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
    });

    it.each([
      ['a weak password', newPerson({ Password: 'peonies' }), 'Password'],
      ['no password', newPerson({ Password: undefined }), 'Password'],
      ['no address', newPerson({ Email: 'ana' }), 'Email'],
      ['no name', newPerson({ FirstName: ' ' }), 'FirstName'],
      ['a short telephone number', newPerson({ Phone: '55501' }), 'Phone'],
      ['a card number', newPerson({ LastName: '4111111111111111' }), 'LastName'],
    ])('refuses %s before the captcha is spent', async (_, body, field) => {
      const token = await captchaToken(backEnd.env);
      const answer = await register(body, token);
      expect([answer.status, answer.body.Errors?.[0]?.Data]).toEqual([400, { field }]);
      expect((await register(newPerson(), token)).status).toBe(201);
    });

    it('asks for a captcha, each good once', async () => {
      const token = await captchaToken(backEnd.env);
      expect((await register(newPerson(), token)).status).toBe(201);
      for (const spent of [token, '', 'nonsense', 'x'.repeat(8001)]) {
        const answer = await register(newPerson(), spent);
        expect([answer.status, answer.body.Errors?.[0]?.Data]).toEqual([400, { field: 'token' }]);
      }
    });

    it('is not for somebody who is signed in', async () => {
      expect((await register(newPerson(), undefined, (await newCustomer(shop)).token)).status).toBe(
        400,
      );
    });

    it.each(['/captcha/siteverify', '/commerce'])('says so while %s is down', async (prefix) => {
      const token = await captchaToken(backEnd.env);
      backEnd.breakDown(prefix);
      expect((await register(newPerson(), token)).status).toBe(503);
    });
  });

  it('verifies a captcha once, and says so while the captcha is down', async () => {
    const ask = (token: string) => api.call('POST', '/api/recaptcha/{token}', { in: { token } });
    const verify = async (token: string) => (await ask(token)).body.success;
    const token = await captchaToken(backEnd.env);
    expect([
      await verify(token),
      await verify(token),
      await verify('nonsense'),
      await verify('x'.repeat(8001)),
    ]).toEqual([true, false, false, false]);
    backEnd.breakDown('/captcha/siteverify');
    expect((await ask(token)).status).toBe(503);
  });

  it('refuses what every call refuses', async () => {
    const customer = await newCustomer(shop);
    visitor = customer.token;
    await api.refusesAlike(own, { id: customer.ID, token: 'none' });
  });

  it('has shown every answer it describes', () => expect(api.unseen(own)).toEqual([]));
});
