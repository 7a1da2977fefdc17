/** @jest-environment node */
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { seller, shopping, type Shopper } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own = /^\/api\/(giftcards\/(activation|unlocked)|order\/\{id\}\/giftcards\/)/;

describeOnServer('gift cards that were sold, at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let desk: string;
  let buyer: Shopper;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.openStocked());
    await makeGiftCards();
    desk = (await seller()).accessToken;
    const cart = await giftCardCart(shop, [{ email: 'cy@example.com' }, { amount: 2500 }]);
    buyer = cart;
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    api = await documented(backEnd.env.APP_API_URL, () => buyer.accessToken);
  }, 180_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const list = (token: string) =>
    api.call('GET', '/api/order/{id}/giftcards', { in: { id: buyer.orderID }, token });
  const resend = (card: string, token = buyer.accessToken) =>
    api.call('POST', '/api/order/{id}/giftcards/{card}/resend', {
      in: { id: buyer.orderID, card },
      token,
    });
  const activate = (Number: unknown, token = desk) =>
    api.call('PUT', '/api/giftcards/activation', { token, body: { Number } });
  const unlock = (Number: unknown, token = desk) =>
    api.call('PUT', '/api/giftcards/unlocked', { token, body: { Number } });
  const print = (card: string, token = desk) =>
    api.call('POST', '/api/order/{id}/giftcards/{card}/print', {
      in: { id: buyer.orderID, card },
      token,
    });

  it('are listed for who bought them and for staff, nobody else', async () => {
    const { body } = await list(buyer.accessToken);
    expect(body.data).toMatchObject({
      Cards: [
        { ProductID: 'EGIFTCARD', Amount: 50, Email: 'cy@example.com', State: 'Waiting' },
        { ProductID: 'GIFTCARD', Amount: 25, State: 'Inactive' },
      ],
    });
    expect((await list(desk)).body).toEqual(body);
    expect((await list((await shop.shopper()).accessToken)).status).toBe(404);
  });

  it('are sent again when they have gone out, and not at once after', async () => {
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-waiting' });
    await backEnd.appApi.sender.sendDue();
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({
      ErrorCode: 'gift-card-too-often',
    });
    await backEnd.db.query(
      `update services.gift_card set mailed_at = mailed_at - interval '1 hour'`,
    );
    expect((await resend('1', (await shop.shopper()).accessToken)).status).toBe(404);
    expect((await resend('2')).status).toBe(404);
    expect(await resend('1')).toMatchObject({
      status: 202,
      body: { data: { ID: '1', State: 'Waiting' } },
    });
    backEnd.breakDown('/commerce');
    expect((await resend('1')).status).toBe(503);
  });

  it('are activated by staff', async () => {
    const [paper] = await backEnd.db.query<{ number: string }>(
      `select number from services.gift_card where product_id = 'GIFTCARD'`,
    );
    expect((await activate(paper!.number, buyer.accessToken)).status).toBe(403);
    expect((await activate('12345678')).status).toBe(404);
    expect(await activate(paper!.number)).toMatchObject({
      status: 200,
      body: { data: { OrderID: buyer.orderID, PartialAccountNumber: paper!.number.slice(-4) } },
    });
  });

  it('are printed by staff with a new PIN, until something of them is spent', async () => {
    const printed = await print('2');
    expect(printed.body.data).toEqual({
      Number: expect.stringMatching(/^60065\d{11}$/),
      Pin: expect.stringMatching(/^\d{4}$/),
      Amount: 25,
    });
    expect([
      (await print('2', buyer.accessToken)).status,
      (await print('1')).status,
      (await print('3')).status,
      (await print('x')).status,
    ]).toEqual([403, 404, 404, 404]);
    await backEnd.db.query(
      `update services.ledger_account set balance_cents = 2400 where number = $1`,
      [printed.body.data!.Number],
    );
    expect((await print('2')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-spent' });
  });

  it('are unlocked by staff', async () => {
    const [card] = await backEnd.db.query<{ number: string }>(
      `update services.ledger_account set wrong_pins = 12 where kind = 'gift-card' and pin_digest is not null returning number`,
    );
    expect((await unlock(card!.number)).body.data).toEqual({
      PartialAccountNumber: card!.number.slice(-4),
      WrongPins: 12,
    });
    expect((await unlock(card!.number)).body.data).toMatchObject({ WrongPins: 0 });
    expect([
      (await unlock(card!.number, buyer.accessToken)).status,
      (await unlock('12345678')).status,
      (await unlock('x')).status,
    ]).toEqual([403, 404, 400]);
  });

  it('refuse what every call refuses', async () => {
    await api.refusesAlike(/^\/api\/order\/\{id\}\/giftcards\//, { id: buyer.orderID, card: '1' });
    for (const path of ['/api/giftcards/activation', '/api/giftcards/unlocked']) {
      const status = async (more: object) =>
        (await api.call('PUT', path, { token: desk, ...more })).status;
      expect([
        await status({ body: { Number: 'x' } }),
        await status({ token: null, body: {} }),
      ]).toEqual([400, 401]);
      const raw = (type: string, text: string) => status({ raw: { type, text } });
      expect([
        await raw('text/plain', '{}'),
        await raw('application/json', `"${'x'.repeat(70_000)}"`),
      ]).toEqual([415, 413]);
    }
  });

  it('have shown every answer they describe', () => expect(api.unseen(own)).toEqual([]));
});
