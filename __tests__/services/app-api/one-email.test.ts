/** @jest-environment node */
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
import type { LineSpec } from '@/lib/orders/line/order-line';
import { oneEmail } from '@/services/app-api/fulfillment/line-fields';

const spec = (specID: string, value: string): LineSpec => ({
  specID,
  optionID: null,
  name: specID,
  value,
  markup: 0,
  once: false,
});
const place = (email?: string | null) =>
  ({ address: { xp: email === undefined ? null : { Email: email } } }) as Parameters<
    typeof oneEmail
  >[1];
const [to, sender] = [(email: string) => spec(giftCardSpecs.email, email), spec('Sender', 'Ana')];

describe('oneEmail', () => {
  it.each<[string, LineSpec[], Parameters<typeof oneEmail>[1], ReturnType<typeof oneEmail>]>([
    ['a line that goes to a house', [sender], place(), { xp: {} }],
    ['a place with an empty e-mail', [to('a@example.com')], place(''), { xp: {} }],
    ['a place without an e-mail', [to('a@example.com')], place(null), { xp: {} }],
    [
      'an e-gift card whose option agrees',
      [sender, to('a@example.com')],
      place('a@example.com'),
      { xp: { Email: 'a@example.com' } },
    ],
    [
      'an e-gift card whose option is older',
      [sender, to('typo@example.com')],
      place('right@example.com'),
      { xp: { Email: 'right@example.com' }, specs: [sender, to('right@example.com')] },
    ],
    [
      'letter case that differs',
      [to('Ana@example.com')],
      place('ana@example.com'),
      { xp: { Email: 'ana@example.com' }, specs: [to('ana@example.com')] },
    ],
    [
      'a line without such an option',
      [sender],
      place('a@example.com'),
      { xp: { Email: 'a@example.com' } },
    ],
    ['a line without options', [], place('a@example.com'), { xp: { Email: 'a@example.com' } }],
  ])('%s', (_, specs, at, expected) => {
    expect(oneEmail({ specs }, at)).toEqual(expected);
  });
});
