/** @jest-environment node */
import {
  messageOf,
  messageProblem,
  messageRefusals,
  messageRoom,
  wrapMessage,
} from '@/lib/orders/line/card-lines';
import { cardLineProblem, fitsLine } from '@/lib/orders/card-message';

const W = (count: number) => 'W'.repeat(count);

describe('the lines a message is printed in', () => {
  it.each([
    ['nothing', '', []],
    ['blanks alone', ' \n \n', []],
    ['one line', 'With love', ['With love']],
    [
      'lines of its own',
      'Dear Ana,\nhappy birthday!\nLove,\nGail',
      ['Dear Ana,', 'happy birthday!', 'Love,', 'Gail'],
    ],
    ['lines of another system', 'Dear Ana,\r\nLove,\rGail', ['Dear Ana,', 'Love,', 'Gail']],
    ['an empty line between', 'Dear Ana,\n\nLove, Gail\n\n', ['Dear Ana,', '', 'Love, Gail']],
    [
      'a long text, between words',
      'Dear Ana, we wish you a very happy birthday and hope that the peonies last the whole week. Love from all of us',
      [
        'Dear Ana, we wish you a very happy birthday',
        'and hope that the peonies last the whole week.',
        'Love from all of us',
      ],
    ],
    ['wide letters, sooner', `${W(12)} ${W(12)} ${W(5)}`, [W(12), `${W(12)} ${W(5)}`]],
    ['a word longer than a line, within it', W(50), [W(21), W(21), W(8)]],
    ['narrow letters, by their number', 'i'.repeat(61), ['i'.repeat(60), 'i']],
    ['curly marks, straight', '“It’s you”', ['"It\'s you"']],
    ['spaces at the ends of lines, without', 'a  \nb ', ['a', 'b']],
    ['too much, whole', 'a\nb\nc\nd\ne', ['a', 'b', 'c', 'd', 'e']],
    ['what is wider than a line at its beginning', `${' '.repeat(70)}a`, ['', 'a']],
  ])('%s', (_, text, lines) => {
    expect(wrapMessage(text)).toEqual(lines);
  });

  const texts = Array.from({ length: 300 }, (_, seed) =>
    Array.from({ length: 1 + (seed % 60) }, (__, word) => {
      const letters = [
        'Ana',
        'WWWWW',
        'a',
        'iiiiiiiiiiiiiiiiiiiiiii',
        'Łukasz',
        'M'.repeat((seed * 7 + word) % 40),
        '',
        '🌷',
        'Nguyễn,',
      ];
      return `${letters[(seed * 31 + word * 17) % letters.length] ?? ''}${['\n', ' ', ' ', ' ', '  '][(seed + word * 3) % 5] ?? ''}`;
    }).join(''),
  );

  it('fit, whatever was typed, and lose no letter', () => {
    for (const text of texts) {
      const lines = wrapMessage(text);
      expect(lines.filter((line) => !fitsLine(line))).toEqual([]);
      expect(lines.join('').replaceAll(' ', '')).toBe(text.replace(/\s/g, ''));
    }
  });

  it('are the same once more when the message is read from them', () => {
    for (const text of texts) {
      const lines = wrapMessage(text);
      expect(wrapMessage(messageOf(lines))).toEqual(lines);
    }
  });

  it('flow on where the wrapping had broken them, and stay apart where the shopper had', () => {
    const text =
      'Dear Ana, we wish you a very happy birthday and hope the peonies last.\nLove, Gail';
    expect(messageOf(wrapMessage(text))).toBe(text);
  });

  it('are what the shop accepts', () => {
    for (const text of texts.filter((one) => messageProblem(one) === null))
      expect(
        wrapMessage(text)
          .map((line) => cardLineProblem(line))
          .filter(Boolean),
      ).toEqual([]);
  });
});

describe('the room of a card', () => {
  it.each([
    ['', { lines: 4, characters: 196 }],
    ['With love', { lines: 3, characters: 186 }],
    ['a\nb\nc\nd', { lines: 0, characters: 47 }],
    [W(84), { lines: 0, characters: 2 }],
    ['a\nb\nc\nd\nand more', { lines: 0, characters: -8 }],
  ])('after %j', (text, room) => {
    expect(messageRoom(text)).toEqual(room);
  });

  it.each([
    ['a\nb\nc\nd', null],
    ['a\nb\nc\nd\ne', 'too-long'],
    ['I ❤️ you — always…', 'refused-characters'],
    ['It’s “me”\t&\u00A0you', null],
  ])('%j: %s', (text, wrong) => {
    expect(messageProblem(text)).toBe(wrong);
  });

  it('names every refused character once, line breaks never', () => {
    expect(messageRefusals('❤️ a — b\n— ❤️…').map(({ character }) => character)).toEqual([
      '❤️',
      '—',
      '…',
    ]);
  });
});
