/** @jest-environment node */
import { readForm } from '@/lib/http/read-input';

const sent = (body: BodyInit) =>
  readForm(new Request('http://localhost/', { method: 'POST', body }));

describe('a form that a page sent without script', () => {
  it('is read by its fields, the last of a name', async () => {
    expect(await sent('number=A1&email=a%40b.test&number=A2')).toEqual({
      number: 'A2',
      email: 'a@b.test',
    });
  });

  it.each([
    ['a NUL character', 'number=A%001'],
    ['a NUL character in a name', 'a%00=1'],
    ['more than 8 KB', `number=${'1'.repeat(8 * 1024)}`],
  ])('says nothing with %s', async (_, body) => {
    expect(await sent(body)).toEqual({});
  });

  it('keeps names that reach a prototype to itself', async () => {
    const fields = await sent('__proto__=1&number=2');
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype);
    expect(fields.number).toBe('2');
  });
});
