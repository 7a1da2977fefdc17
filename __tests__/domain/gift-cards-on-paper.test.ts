/** @jest-environment node */
import { now } from '@/lib/core/time/clock';
import { storeOf } from '@/services/database/statements';
import { drawNumber } from '@/services/ledgers/gift-card-stock';
import { recallCards } from '@/services/gift-cards/order-cards';
import type { PrintedCard } from '@/services/gift-cards/paper-cards';
import { giftCardCart } from '@/__tests__/support/gift-cards';
import { seller, type Shopper } from '@/__tests__/support/shopping';
import { boughtCards } from '@/__tests__/support/bought-cards';

describe('gift cards that were bought on paper', () => {
  const { backEnd, shop, inquire, cardsOf, activate, numbersOf, buyECard } = boughtCards();

  const buyPaper = async () => {
    const buyer = await giftCardCart(shop, [{ amount: 4000 }]);
    expect((await shop.submit(buyer)).body).toMatchObject({ Status: 'Submitted' });
    return { buyer, number: (await numbersOf(buyer))[0]! };
  };

  const printed = async ({ orderID }: Shopper) => {
    const answer = await shop.appApi<{ data: PrintedCard }>(
      await seller(),
      'POST',
      `/order/${orderID}/giftcards/1/print`,
    );
    return answer.body.data;
  };

  it('cannot be spent or asked after before they are printed and scanned, then can by their PIN alone', async () => {
    const { buyer, number } = await buyPaper();
    const pay = async (Pin?: string) => {
      const cart = await shop.readyCart([{ id: await shop.product({ price: 60 }) }]);
      const card = {
        Type: 'GiftCard' as const,
        Number: number,
        Amount: 40,
        ...(Pin ? { Pin } : {}),
      };
      return (
        await shop.submit(cart, {
          LilacPayments: [
            card,
            {
              Type: 'CreditCard',
              Nonce: 'fake-valid-nonce',
              Amount: Math.round((cart.total - 40) * 100) / 100,
            },
          ],
        })
      ).body;
    };
    const unavailable = expect.objectContaining({
      Status: 'Refused',
      Code: 'gift-card-unavailable',
    });
    const { Number, Pin } = await printed(buyer);
    expect([Number, Pin]).toEqual([number, expect.stringMatching(/^\d{4}$/)]);
    expect([await inquire(buyer, number, Pin), await pay(Pin)]).toEqual([404, unavailable]);
    expect(await cardsOf(buyer)).toMatchObject([{ State: 'Inactive' }]);
    for (const _ of [1, 2]) expect((await activate(number)).status).toBe(200);
    expect([await inquire(buyer, number), await pay()]).toEqual([404, unavailable]);
    expect(await inquire(buyer, number, Pin)).toMatchObject({ Balance: 40 });
    expect(await cardsOf(buyer)).toMatchObject([{ State: 'Active' }]);
    expect(await pay(Pin)).toMatchObject({ Status: 'Submitted' });
  });

  it('printed again get a new PIN and wait to be scanned again; the PIN is kept nowhere', async () => {
    const { buyer, number } = await buyPaper();
    const first = await printed(buyer);
    await activate(number);
    let second = await printed(buyer);
    if (second.Pin === first.Pin) second = await printed(buyer);
    expect(await cardsOf(buyer)).toMatchObject([{ State: 'Inactive' }]);
    await activate(number);
    expect([
      await inquire(buyer, number, first.Pin),
      await inquire(buyer, number, second.Pin),
    ]).toEqual([404, expect.objectContaining({ Balance: 40 })]);
    const kept = await backEnd().db.query(
      'select * from services.gift_card card join services.ledger_account account on account.number = card.number where card.number = $1',
      [number],
    );
    expect(Object.values(kept[0]!)).not.toContain(second.Pin);
  });

  it('are scanned by staff with the role alone, and only what was sold as paper', async () => {
    const { buyer, number } = await buyPaper();
    expect((await activate(number, buyer.accessToken)).status).toBe(403);
    expect(await inquire(buyer, number)).toBe(404);
    const { buyer: other } = await buyECard();
    expect([
      (await activate((await numbersOf(other))[0]!)).status,
      (await activate(drawNumber())).status,
      (await activate('12345678')).status,
      (await activate('x')).status,
    ]).toEqual([404, 404, 404, 400]);
  });

  it('of a cancelled order stay cancelled when they are scanned after all, packed before or not', async () => {
    const { buyer, number } = await buyPaper();
    const { buyer: packed, number: packedNumber } = await buyPaper();
    await activate(packedNumber);
    for (const { orderID } of [buyer, packed])
      await storeOf(backEnd().db).transact(() => recallCards(orderID, now()));
    expect([(await activate(number)).status, (await activate(packedNumber)).status]).toEqual([
      404, 404,
    ]);
    expect([await cardsOf(buyer), await cardsOf(packed)]).toMatchObject([
      [{ State: 'Canceled' }],
      [{ State: 'Canceled' }],
    ]);
  });
});
