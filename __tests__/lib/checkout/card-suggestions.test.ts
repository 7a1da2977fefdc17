import { addressTypes } from '@/lib/address/destination-types';
import { nextSuggestion } from '@/lib/checkout/card-suggestions';
import { messageProblem, wrapMessage } from '@/lib/orders/line/card-lines';

/** All the suggestions for an address type, from an empty message on until they begin anew. */
function allFor(addressType: string): string[] {
  const lines: string[] = [];
  for (
    let next = nextSuggestion('', addressType);
    next !== null && !lines.includes(next);
    next = nextSuggestion(next, addressType)
  )
    lines.push(next);
  return lines;
}

describe('a suggested line', () => {
  it.each(addressTypes)('can be printed as it is for %s, and comes round again', (type) => {
    const lines = allFor(type);
    expect(lines.length).toBeGreaterThanOrEqual(3);
    expect(lines.map((line) => [messageProblem(line), wrapMessage(line).length <= 2])).toEqual(
      lines.map(() => [null, true]),
    );
    expect(nextSuggestion(lines.at(-1) ?? '', type)).toBe(lines[0]);
  });

  it('suits the place: no birthday at a funeral home, none of its words at home', () => {
    expect(allFor('FuneralHome')).toEqual(allFor('Cemetery'));
    expect(allFor('FuneralHome').join(' ')).not.toMatch(/birthday|congratulations|get well/i);
    expect(allFor('Residence').join(' ')).not.toMatch(/sympathy|get well/i);
    expect(allFor('Hospital').join(' ')).toMatch(/get well/i);
  });

  it.each(['Love, Ada', 'Thank you for everything. Ada', 'Remembering a life well loved.'])(
    'never replaces what was written: %s',
    (message) => {
      expect(nextSuggestion(message, 'Residence')).toBeNull();
    },
  );

  it('is made for an empty message of blanks too', () => {
    expect(nextSuggestion(' \n', 'Residence')).toBe(allFor('Residence')[0]);
  });
});
