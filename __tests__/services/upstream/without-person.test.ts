/** @jest-environment node */
import { withoutPerson } from '@/services/upstream/commerce/without-person';
import { processorMs } from '@/__tests__/support/processor-ms';

describe('a document without the person', () => {
  it.each([
    ['Call ana@example.com, or <bea@example.com>', 'Call  or <>'],
    ['ana@example.com', ''],
    ['@ana@example.com', '@'],
    ['a@b@c', '@c'],
    ['at 9 @ the door', 'at 9 @ the door'],
  ])('%s keeps no mailbox', (text, kept) => {
    expect(withoutPerson({ note: text })).toEqual({ note: kept });
  });

  it('names nobody', () => {
    const order = { xp: { firstName: 'Ana', City: 'Minneapolis', Total: 12, line1: ['Dear Bea'] } };
    expect(withoutPerson(order)).toEqual({
      xp: { firstName: '', City: 'Minneapolis', Total: 12, line1: [''] },
    });
  });

  it('takes no time for a word of any length', () => {
    const word = 'a'.repeat(60_000);
    expect(processorMs(() => expect(withoutPerson(word)).toBe(word))).toBeLessThan(1000);
  });
});
