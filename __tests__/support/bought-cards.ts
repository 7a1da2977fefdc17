import type { CardAnswer } from '@/services/gift-cards/order-cards';
import { openStockedOnServer } from '@/__tests__/support/databases';
import { startTestBackEnd, type TestBackEnd } from '@/__tests__/support/back-end';
import { giftCardCart, makeGiftCards } from '@/__tests__/support/gift-cards';
import { seller, shopping, type Refused, type Shopper } from '@/__tests__/support/shopping';

interface Mail {
  recipients: string[];
  subject: string;
  text: string;
  html: string | null;
  messageID: string;
}

/** A shop that sells gift cards, with what the tests of bought ones do. */
export function boughtCards() {
  let running: TestBackEnd;
  let last = 0;
  const backEnd = () => running;
  const shop = shopping(backEnd);
  beforeAll(async () => {
    running = await startTestBackEnd(await openStockedOnServer());
    await makeGiftCards();
  }, 180_000);
  afterEach(() => running.at(() => undefined));
  afterAll(async () => {
    await running.close();
    await running.db.close();
  });

  /** An e-mail of one test's own. */
  const reader = () => `reader-${(last += 1)}@example.com`;
  const mailsTo = async (to: string) =>
    fetch(`${backEnd().env.PLATFORM_URL}/mail/messages?to=${encodeURIComponent(to)}`).then(
      (answer) => answer.json() as Promise<Mail[]>,
    );
  const sendAll = async () => {
    while ((await backEnd().appApi.sender.sendDue()) > 0);
  };
  const cardIn = ({ text }: Pick<Mail, 'text'>) => ({
    number: (/^Number: ([\d ]+)$/m.exec(text)?.[1] ?? '').replaceAll(' ', ''),
    pin: /^PIN: ([2-9A-Z]+)$/m.exec(text)?.[1] ?? '',
  });
  const inquire = async (
    { accessToken }: Pick<Shopper, 'accessToken'>,
    cardNumber: string,
    pin?: string,
  ) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${backEnd().env.INTEGRATION_URL}/api/cecs/inquirygiftcard`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ cardNumber, ...(pin ? { pin } : {}) }),
    });
    return answer.ok
      ? ((await answer.json()) as { data: { Balance: number; PinEnabled: boolean } }).data
      : answer.status;
  };
  const cardsOf = async (buyer: Shopper) =>
    (
      await shop.appApi<{ data: { Cards: CardAnswer[] } }>(
        buyer,
        'GET',
        `/order/${buyer.orderID}/giftcards`,
      )
    ).body.data.Cards;
  const resend = (buyer: Shopper, card = '1') =>
    shop.appApi<{ data: CardAnswer } & Refused>(
      buyer,
      'POST',
      `/order/${buyer.orderID}/giftcards/${card}/resend`,
    );
  const activate = async (Number: string, token?: string) => {
    const headers = {
      authorization: `Bearer ${token ?? (await seller()).accessToken}`,
      'content-type': 'application/json',
    };
    return fetch(`${backEnd().env.APP_API_URL}/api/giftcards/activation`, {
      method: 'PUT',
      headers,
      body: JSON.stringify({ Number }),
    });
  };
  const numbersOf = async ({ orderID }: Shopper) =>
    (
      await backEnd().db.query<{ number: string }>(
        'select number from services.gift_card where order_id = $1 order by place',
        [orderID],
      )
    ).map(({ number }) => number);
  /** As if the last mail of an order's cards were old. */
  const letTimePass = ({ orderID }: Shopper) =>
    backEnd().db.query(
      `update services.gift_card set mailed_at = mailed_at - interval '1 hour' where order_id = $1`,
      [orderID],
    );
  const buyECard = async (more: object = {}) => {
    const to = reader();
    const buyer = await giftCardCart(shop, [{ email: to, ...more }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    return { buyer, to };
  };

  return {
    backEnd,
    shop,
    reader,
    mailsTo,
    sendAll,
    cardIn,
    inquire,
    cardsOf,
    resend,
    activate,
    numbersOf,
    letTimePass,
    buyECard,
  };
}
