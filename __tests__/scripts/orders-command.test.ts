/** @jest-environment node */
import { commandOf, type OrdersCommand } from '@/scripts/orders/command';
import { toDo } from '@/scripts/orders/to-do';
import { workLines, type AnsweredWork } from '@/scripts/orders/lines';

const show = (order: string): OrdersCommand => ({ name: 'show', order, cents: null, as: null });

describe('the words of npm run orders', () => {
  it.each<[string[], OrdersCommand]>([
    [['show', 'MyOrder_1'], show('MyOrder_1')],
    [['show', '-KR7x'], show('-KR7x')],
    [['show', 'LL-104217-5'], show('LL-104217-5')],
    [['show', 'll-104217-5'], show('LL-104217-5')],
    [['show', '#LL1042175'], show('LL-104217-5')],
    [['show', '104217', '5'], show('LL-104217-5')],
    [['show', 'LL', '104217', '5'], show('LL-104217-5')],
    [['show', 'LL-42018'], show('LL-42018')],
    [['show', 'LL-104217-6'], show('LL-104217-6')],
    [['end-link', 'a'], { name: 'end-link', order: 'a', cents: null, as: null }],
    [['cancel', 'a', '--as', 'lena'], { name: 'cancel', order: 'a', cents: null, as: 'lena' }],
    [
      ['refund', '--cents', '250', 'll', '104217', '5'],
      { name: 'refund', order: 'LL-104217-5', cents: 250, as: null },
    ],
    [
      ['gift-card', 'LL', '104217', '5', '2', 'cy@example.com'],
      {
        name: 'gift-card',
        order: 'LL-104217-5',
        place: '2',
        email: 'cy@example.com',
        as: null,
      },
    ],
    [['work'], { name: 'work', as: null }],
    [['work', '--as', 'omar'], { name: 'work', as: 'omar' }],
    [['done', 'short/a-b_c/1/250'], { name: 'done', key: 'short/a-b_c/1/250', as: null }],
  ])('%j', (args, command) => {
    expect(commandOf(args)).toEqual(command);
  });

  it.each([
    [[]],
    [['show']],
    [['pay', 'x']],
    [['show', 'a', 'b']],
    [['show', 'LL', '104217', '6']],
    [['show', 'a', '--cents', '1']],
    [['refund', 'a', '--cents', '1.5']],
    [['refund', 'a', '--cents', '0']],
    [['refund', '../a']],
    [['cancel', 'a', '--now']],
    [['cancel', 'a', '--as', '']],
    [['gift-card', 'a', 'cy@example.com']],
    [['gift-card', 'a', 'second', 'cy@example.com']],
    [['gift-card', 'a', '1', 'cy@example.com', '--cents', '1']],
    [['work', 'LL-104217-5']],
    [['work', '--cents', '1']],
    [['done']],
    [['done', 'a', 'b']],
    [['done', 'a b']],
    [['done', 'a', '--cents', '1']],
  ])('%j is no command', (args) => {
    expect(commandOf(args)).toBeNull();
  });
});

describe('the lines of work', () => {
  const line = (more: Partial<AnsweredWork>): AnsweredWork => ({
    Key: 'a/key',
    Kind: 'not-sent',
    OrderID: null,
    OrderNumber: null,
    AmountCents: null,
    Detail: '',
    Since: null,
    ...more,
  });

  it.each<[string, AnsweredWork[], string[]]>([
    ['nothing', [], ['Nothing is left to do.']],
    [
      'an order with a number and an amount',
      [
        line({
          Kind: 'short',
          OrderID: 'abc',
          OrderNumber: 'LL-104217-5',
          AmountCents: 1250,
          Detail: 'tender 2',
        }),
      ],
      [`Order LL-104217-5, $12.50, tender 2: ${toDo('short')}.`, '  abc; done a/key'],
    ],
    [
      'an order without a number',
      [line({ Kind: 'submit-open', OrderID: 'abc', Since: '2026-11-26T15:00:00.000Z' })],
      [`Order abc: ${toDo('submit-open')}.`, '  since 2026-11-26T15:00:00.000Z; done a/key'],
    ],
    [
      'a run',
      [line({ Kind: 'run-too-full', Detail: '2026-11-30 AM: 3 stops, room for 2' })],
      [`2026-11-30 AM: 3 stops, room for 2: ${toDo('run-too-full')}.`, '  done a/key'],
    ],
    [
      'work of a kind that is newer than this command',
      [line({ Kind: 'new-kind', OrderID: 'abc' })],
      ['Order abc: new-kind.', '  done a/key'],
    ],
  ])('%s', (_, Work, lines) => {
    expect(workLines({ Work, More: [], Unread: [] })).toEqual(lines);
  });

  it('what is not listed: as many more of a kind, and what nobody knows just now', () => {
    const Work = [line({ OrderID: 'abc' })];
    const More = [{ Kind: 'photo-missing', Count: 57 }];
    expect(workLines({ Work, More, Unread: [] }).slice(2)).toEqual([
      'And 57 more of the kind photo-missing.',
    ]);
    expect(workLines({ Work: [], More: [], Unread: ['order-held'] })).toEqual([
      'Not to be read just now: order-held. Look again later.',
    ]);
  });
});
