/** @jest-environment node */
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnBothEngines } from '../support/databases';
import { giftCardCart, makeGiftCards } from '../support/gift-cards';
import { seller, shopping, type Shopper } from '../support/shopping';
import { documented, type Documented } from './support/documented';

const own = /^\/api\/(giftcards\/activation|order\/\{id\}\/giftcards\/)/;

describeOnBothEngines('gift cards that were sold, at the App API', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let desk: string;
  let buyer: Shopper;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(await engine.open());
    await makeGiftCards();
    desk = (await seller()).accessToken;
    const cart = await giftCardCart(shop, [{ email: 'cy@example.com' }, { amount: 2500 }]);
    buyer = cart;
    expect((await shop.submit(cart)).body).toMatchObject({ Status: 'Submitted' });
    api = await documented(backEnd.env.APP_API_URL, () => buyer.accessToken);
  }, 60_000);
  afterEach(() => backEnd.breakDown());
  afterAll(() => backEnd.close());

  const list = (token: string) => api.call('GET', '/api/order/{id}/giftcards', { in: { id: buyer.orderID }, token });
  const resend = (card: string, token = buyer.accessToken) => api.call('POST', '/api/order/{id}/giftcards/{card}/resend', { in: { id: buyer.orderID, card }, token });
  const activate = (Number: unknown, token = desk) => api.call('PUT', '/api/giftcards/activation', { token, body: { Number } });

  it('are listed for who bought them and for staff, nobody else', async () => {
    const { body } = await list(buyer.accessToken);
    expect(body.data).toMatchObject({ Cards: [{ ProductID: 'EGIFTCARD', Amount: 50, Email: 'cy@example.com', State: 'Waiting' }, { ProductID: 'GIFTCARD', Amount: 25, State: 'Inactive' }] });
    expect((await list(desk)).body).toEqual(body);
    expect((await list((await shop.shopper()).accessToken)).status).toBe(404);
  });

  it('are sent again when they have gone out, and not at once after', async () => {
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-waiting' });
    await backEnd.appApi.sender.sendDue();
    expect((await resend('1')).body.Errors?.[0]).toMatchObject({ ErrorCode: 'gift-card-too-often' });
    await backEnd.db.query(`update services.gift_card set mailed_at = mailed_at - interval '1 hour'`);
    expect((await resend('1', (await shop.shopper()).accessToken)).status).toBe(404);
    expect((await resend('2')).status).toBe(404);
    expect(await resend('1')).toMatchObject({ status: 202, body: { data: { ID: '1', State: 'Waiting' } } });
    backEnd.breakDown('/commerce');
    expect((await resend('1')).status).toBe(503);
  });

  it('are activated by staff', async () => {
    const [paper] = await backEnd.db.query<{ number: string }>(`select number from services.gift_card where product_id = 'GIFTCARD'`);
    expect((await activate(paper!.number, buyer.accessToken)).status).toBe(403);
    expect((await activate('12345678')).status).toBe(404);
    expect(await activate(paper!.number)).toMatchObject({ status: 200, body: { data: { OrderID: buyer.orderID, PartialAccountNumber: paper!.number.slice(-4) } } });
  });

  it('refuse what every call refuses', async () => {
    await api.refusesAlike(/^\/api\/order\/\{id\}\/giftcards\//, { id: buyer.orderID, card: '1' });
    expect([await activate('x'), await api.call('PUT', '/api/giftcards/activation', { token: null, body: {} })].map(({ status }) => status)).toEqual([400, 401]);
    const raw = async (type: string, text: string) => (await api.call('PUT', '/api/giftcards/activation', { token: desk, raw: { type, text } })).status;
    expect([await raw('text/plain', '{}'), await raw('application/json', `"${'x'.repeat(70_000)}"`)]).toEqual([415, 413]);
  });

  it('have shown every answer they describe', () => expect(api.unseen(own)).toEqual([]));
});
