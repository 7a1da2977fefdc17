/** @jest-environment node */
import type { Store } from '@/services/database/statements';
import { type SoldCard, drawCards } from '@/services/gift-cards/sold-cards';

const card = (place: number, byMail: boolean): SoldCard => ({
  place,
  lineID: `line-${place}`,
  productID: byMail ? 'EGIFTCARD' : 'GIFTCARD',
  cents: 5000,
  mail: byMail ? { to: 'ana@example.com', firstName: 'Ana', day: null, message: [] } : null,
});
const [mailed, paper] = [true, false];

/** The numbers dealt to cards by what was taken for them: `M…` for e-mails, `P…` for paper. */
async function dealt(cards: SoldCard[], numbers: string[]): Promise<string[] | null> {
  const rows = numbers.map((number) => ({ number, by_mail: number.startsWith('M') }));
  const store = { query: () => Promise.resolve(rows) } as unknown as Store;
  const drawn = await drawCards(store, { orderID: 'order', attempt: 1 }, cards);
  return drawn && drawn.map(({ number }) => number);
}

describe('the numbers of sold gift cards', () => {
  it.each([
    ['each its own, of its kind', [mailed, paper, mailed], ['M1', 'M2', 'P1'], ['M1', 'P1', 'M2']],
    ['none where too few were taken', [mailed, mailed], ['M1'], null],
    ['none where none were taken', [paper], [], null],
    ['none where too many were taken', [mailed], ['M1', 'M2'], null],
    ['none where one too many was taken for paper', [mailed], ['M1', 'P1'], null],
    ['none where as many were taken of the other kind', [paper], ['M1'], null],
    ['nothing where nothing was sold', [], [], []],
  ])('are %s', async (_, kinds, numbers, expected) => {
    expect(
      await dealt(
        kinds.map((byMail, place) => card(place, byMail)),
        numbers,
      ),
    ).toEqual(expected);
  });
});
