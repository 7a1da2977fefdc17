/** @jest-environment node */
import { randomInt } from 'node:crypto';
import { Auth, Me, type ApiRole } from 'ordercloud-javascript-sdk';
import { localPlatform } from '@/lib/config/local-platform';
import { chicagoDate, chicagoInstant, chicagoMidnight } from '@/lib/core/time/chicago-time';
import { now, setClock } from '@/lib/core/time/clock';
import { storeOf } from '@/services/database/statements';
import { accountID } from '@/services/ledgers/account';
import { post as movePoints } from '@/services/ledgers/account';
import { startTestBackEnd, type TestBackEnd } from '../support/back-end';
import { describeOnServer } from '../support/databases';
import { seller, shopping } from '../support/shopping';
import { newCustomer } from './support/customers';
import { documented, type Documented } from './support/documented';

const { commerce } = localPlatform;
const loyaltyPath = '/api/cecs/customerloyaltyaccountinfobycardnumber';
const legacyPath = '/api/cecs/customerprofilebylegacycustomerid';
const giftCardPath = '/api/cecs/inquirygiftcard';
const searchPath = '/api/cecs/searchcustomer/{id}';
const enrolPath = '/api/cecs/customerenrolltoloyalty';
const actionPath = '/9f3a1C0b-7e';
/** Until when the Purple Perks of whoever the retailer knew before are good. */
const lastDay = `${Number(chicagoDate(now()).slice(0, 4)) + 1}-08-31`;
const digits = () => String(randomInt(10_000_000_000, 99_999_999_999));

describeOnServer('the integration service', (engine) => {
  let backEnd: TestBackEnd;
  let api: Documented;
  let visitor: string;
  let desk: string;
  const shop = shopping(() => backEnd);
  beforeAll(async () => {
    backEnd = await startTestBackEnd(
      await engine.openStocked(),
      {},
      { variables: { INTEGRATION_ACTION_PATH: actionPath } },
    );
    visitor = (await shop.shopper()).accessToken;
    desk = (await seller()).accessToken;
    api = await documented(backEnd.env.INTEGRATION_URL, () => visitor);
  }, 180_000);
  afterEach(() => {
    setClock(null);
    backEnd.breakDown();
  });
  afterAll(() => backEnd.close());

  const post = (path: string, body: object, token = visitor) =>
    api.call('POST', path, { body, token });
  const search = (id: string, token = visitor) =>
    api.call('GET', searchPath, { in: { id }, token });
  /** A customer whom the retailer knew before the shop was opened. */
  const olderCustomer = async ({ card = true } = {}) => {
    const { ID, token } = await newCustomer(shop);
    const [eagle, number] = [digits(), digits()];
    const [cardNumber, awardAccountID] = card ? [number, `AW-${number}`] : [null, null];
    await backEnd.integration.load({
      giftCards: [],
      charge: [],
      loyalty: cardNumber ? [{ userID: ID, cardNumber, balanceCents: 4250, expires: lastDay }] : [],
      customers: [
        {
          number: `C-${eagle}`,
          userID: ID,
          legacyID: eagle,
          loyaltyID: `LP-${eagle}`,
          cardNumber,
          awardAccountID,
        },
      ],
    });
    return { ID, token, eagle, number };
  };
  const giftCard = async (more: { pin?: string; active?: boolean } = {}) => {
    const number = digits();
    const giftCards = [
      { number, pin: more.pin ?? null, balanceCents: 7525, active: more.active ?? true },
    ];
    await backEnd.integration.load({ giftCards, loyalty: [], charge: [], customers: [] });
    return number;
  };

  it('tells a customer what is on their Purple Perks card, and nobody else', async () => {
    const { token, number } = await olderCustomer();
    const worth = {
      Balance: 42.5,
      ExpirationDate: lastDay,
      CardNumber: number,
      CECSAwardAccountID: `AW-${number}`,
      EagleUser: false,
    };
    expect((await post(loyaltyPath, { cardNumber: number }, token)).body.data).toEqual(worth);
    expect((await post(loyaltyPath, { cardNumber: number }, desk)).body.data).toEqual(worth);
    const other = await newCustomer(shop);
    expect([
      (await post(loyaltyPath, { cardNumber: number }, other.token)).status,
      (await post(loyaltyPath, { cardNumber: number })).status,
    ]).toEqual([404, 404]);
    expect((await post(loyaltyPath, { cardNumber: digits() }, token)).status).toBe(404);
  });

  it('tells and changes nothing of a customer for the back office without a role for users', async () => {
    const { ID, number, eagle } = await olderCustomer();
    const statuses = async (role: ApiRole) => {
      const { access_token: token } = await Auth.ClientCredentials(
        commerce.sellerClientSecret,
        commerce.sellerClientID,
        [role],
      );
      return [
        (await post(loyaltyPath, { cardNumber: number }, token)).status,
        (await post(legacyPath, { customerId: eagle }, token)).status,
        (await search(ID, token)).status,
        (await post(enrolPath, { ID }, token)).status,
        (await post(actionPath, { CustomerID: ID, OMSAccountNumber: '', Action: 'Update' }, token))
          .status,
      ];
    };
    expect(await statuses('OrderAdmin')).toEqual([404, 404, 404, 404, 404]);
    expect(await statuses('BuyerUserReader')).toEqual([200, 200, 200, 404, 404]);
    expect(await statuses('BuyerUserAdmin')).toEqual([200, 200, 200, 200, 200]);
  });

  it('finds nothing on a card whose last day is over', async () => {
    const { number } = await olderCustomer();
    setClock(chicagoMidnight(chicagoInstant(lastDay)));
    const late = (await seller()).accessToken;
    expect((await post(loyaltyPath, { cardNumber: number }, late)).body.data).toMatchObject({
      Balance: 0,
      ExpirationDate: lastDay,
    });
  });

  it('knows a customer by the older number and by the loyalty ID', async () => {
    const { ID, token, eagle, number } = await olderCustomer();
    for (const customerId of [eagle, `LP-${eagle}`]) {
      expect((await post(legacyPath, { customerId }, token)).body.data).toEqual({
        ID,
        EagleUser: false,
        xp: {
          CecsCustomerNumber: `C-${eagle}`,
          EagleCustomerNumber: eagle,
          LoyaltyID: `LP-${eagle}`,
          LoyaltyCardNumber: number,
          CECSAwardAccountID: `AW-${number}`,
          OrderCloudToCecsCustomerStatus: 'Synced',
        },
      });
      expect((await post(legacyPath, { customerId })).status).toBe(404);
    }
    expect((await post(legacyPath, { customerId: digits() }, desk)).status).toBe(404);
  });

  it('calls who has a loyalty ID and no card a customer of the older system', async () => {
    const { token, ID } = await olderCustomer({ card: false });
    expect((await search(ID, token)).body.data).toMatchObject({
      EagleUser: true,
      xp: { LoyaltyCardNumber: null },
    });
  });

  it('tells what is on a gift card to who has its PIN; a missing one, a wrong one and no such card are one answer', async () => {
    const [open, pinned, blocked] = [
      await giftCard(),
      await giftCard({ pin: '4417' }),
      await giftCard({ active: false }),
    ];
    expect((await post(giftCardPath, { cardNumber: open })).body.data).toEqual({
      CardNumber: open,
      Balance: 75.25,
      PinEnabled: false,
    });
    expect((await post(giftCardPath, { cardNumber: pinned, pin: '4417' })).body.data).toEqual({
      CardNumber: pinned,
      Balance: 75.25,
      PinEnabled: true,
    });
    const refused = [
      { cardNumber: pinned },
      { cardNumber: pinned, pin: '4418' },
      { cardNumber: open, pin: '4417' },
      { cardNumber: blocked },
      { cardNumber: digits() },
      { cardNumber: digits(), pin: '4417' },
    ];
    const answers = await Promise.all(refused.map((body) => post(giftCardPath, body)));
    expect(answers).toEqual(
      answers.map(() => expect.objectContaining({ status: 404, body: answers[0]!.body })),
    );
    for (const body of [
      { cardNumber: '1234' },
      { cardNumber: 'x'.repeat(12) },
      { cardNumber: open, pin: 'x'.repeat(21) },
    ])
      expect((await post(giftCardPath, body)).status).toBe(400);
  });

  it('lets a caller go through so many gift cards; those they opened by PIN do not count', async () => {
    const { token } = await newCustomer(shop);
    const [pinned, { burst }] = [
      await giftCard({ pin: '4417' }),
      backEnd.env.LIMIT_GIFT_CARD.shopper!,
    ];
    expect((await post(giftCardPath, { cardNumber: pinned, pin: '4417' }, token)).status).toBe(200);
    const found = await Promise.all(
      Array.from({ length: burst + 1 }, () => post(giftCardPath, { cardNumber: digits() }, token)),
    );
    expect(found.map(({ status }) => status).sort()).toEqual([...Array(burst).fill(404), 429]);
    expect((await post(giftCardPath, { cardNumber: pinned, pin: '4417' }, token)).status).toBe(429);
    expect((await post(giftCardPath, { cardNumber: pinned, pin: '4417' }, visitor)).status).toBe(
      200,
    );
  });

  it('finds a customer for themselves and for the desk', async () => {
    const { ID, token } = await olderCustomer();
    const other = await newCustomer(shop);
    expect([
      (await search(ID, token)).status,
      (await search(ID, desk)).status,
      (await search(ID, other.token)).status,
      (await search(ID)).status,
    ]).toEqual([200, 200, 404, 404]);
    expect([
      (await search(other.ID, other.token)).status,
      (await search('a/b', desk)).status,
    ]).toEqual([404, 404]);
  });

  it('enrols a customer once, however often and at once it is asked', async () => {
    const { ID, token } = await newCustomer(shop);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => post(enrolPath, { ID }, token)),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    const [card] = [...new Set(answers.map(({ body }) => String(body.data?.CardNumber)))];
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await post(loyaltyPath, { cardNumber: card! }, token)).body.data).toMatchObject({
      Balance: 0,
      CardNumber: card,
    });
    const store = storeOf(backEnd.db);
    const points = { to: accountID('purple-perks', card!), cents: 500, at: new Date() };
    await store.transact(() =>
      movePoints({ from: 'issued:purple-perks', reason: 'issue', ...points }),
    );
    await post(enrolPath, { ID }, token);
    expect((await post(loyaltyPath, { cardNumber: card! }, token)).body.data).toMatchObject({
      Balance: 5,
    });
    expect([
      (await post(enrolPath, { ID })).status,
      (await post(enrolPath, { ID: 'a/b' }, desk)).status,
    ]).toEqual([404, 400]);
  });

  it('mails who was enrolled, once, with the last digits of the card', async () => {
    const { ID, token } = await newCustomer(shop);
    const { Email = '' } = await Me.Get({ accessToken: token });
    const { body } = await post(enrolPath, { ID }, token);
    await post(enrolPath, { ID }, token);
    while ((await backEnd.appApi.sender.sendDue()) > 0);
    const inbox = await fetch(
      `${backEnd.env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(Email)}`,
    );
    const card = String(body.data?.CardNumber);
    expect(await inbox.json()).toEqual([
      expect.objectContaining({
        subject: 'Welcome to Purple Perks at Lilac & Loam',
        text: expect.stringContaining(`Its number ends in ${card.slice(-4)}.`),
        html: expect.not.stringContaining(card),
      }),
    ]);
  });

  it('gives each of several customers at once a card of their own', async () => {
    const people = await Promise.all(Array.from({ length: 4 }, () => newCustomer(shop)));
    const cards = await Promise.all(people.map(({ ID, token }) => post(enrolPath, { ID }, token)));
    expect(new Set(cards.map(({ body }) => body.data?.CardNumber)).size).toBe(4);
  });

  it('makes the customer of a commerce user once, at the path that is configured (ruling 2), and keeps the account number it was told', async () => {
    const { ID, token } = await newCustomer(shop);
    const act = (Action: string, OMSAccountNumber = '', by = token) =>
      post(actionPath, { CustomerID: ID, OMSAccountNumber, Action }, by);
    const answers = await Promise.all(Array.from({ length: 5 }, () => act('Create', 'OMS-17')));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect((await act('Update')).body).toEqual(answers[0]!.body);
    expect(
      await backEnd.db.query('select oms_account from services.customer where user_id = $1', [ID]),
    ).toEqual([{ oms_account: 'OMS-17' }]);
    expect([(await act('Delete')).status, (await act('Create', '', visitor)).status]).toEqual([
      400, 404,
    ]);
  });

  it('says so while the commerce platform cannot say who is asking', async () => {
    const { ID, token, eagle, number } = await olderCustomer();
    backEnd.breakDown('/commerce');
    const answers = [
      await post(loyaltyPath, { cardNumber: number }, token),
      await post(legacyPath, { customerId: eagle }, token),
      await search(ID, token),
      await post(enrolPath, { ID }, token),
      await post(actionPath, { CustomerID: ID, OMSAccountNumber: '', Action: 'Update' }, token),
    ];
    expect(answers.map(({ status }) => status)).toEqual([503, 503, 503, 503, 503]);
  });

  it('refuses what every call refuses', () => api.refusesAlike(/./, { id: 'none' }));

  it('has shown every answer it describes', () => expect(api.unseen(/./)).toEqual([]));
});
