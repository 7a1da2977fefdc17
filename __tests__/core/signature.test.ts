/** @jest-environment node */
import { isSignedBody, signBody } from '@/lib/core/signature';

const now = 1_790_000_000_000;
const body = '{"tags":["products"]}';
const good = signBody('secret', now, body);

describe('isSignedBody', () => {
  it('accepts what was signed, for five minutes either way', () => {
    for (const at of [now, now + 299_000, now - 299_000])
      expect(isSignedBody('secret', String(now), good, body, at)).toBe(true);
  });

  it.each([
    ['another secret', 'other', String(now), good, body, now],
    ['another body', 'secret', String(now), good, `${body} `, now],
    ['another instant', 'secret', String(now + 1), good, body, now],
    ['an old one', 'secret', String(now), good, body, now + 301_000],
    ['one from the future', 'secret', String(now), good, body, now - 301_000],
    ['no signature', 'secret', String(now), null, body, now],
    ['a shorter signature', 'secret', String(now), good.slice(1), body, now],
    ['no instant', 'secret', null, good, body, now],
    ['no number', 'secret', 'NaN', good, body, now],
  ] as const)('refuses %s', (_, secret, timestamp, signature, text, at) => {
    expect(isSignedBody(secret, timestamp, signature, text, at)).toBe(false);
  });
});
