/** @jest-environment node */
import { isSignedBody, signBody, type TakenSecrets } from '@/lib/core/signature';

const now = 1_790_000_000_000;
const body = '{"tags":["products"]}';
const good = signBody('secret', now, body);

describe('isSignedBody', () => {
  it('accepts what was signed, for five minutes either way', () => {
    for (const at of [now, now + 299_000, now - 299_000])
      expect(isSignedBody(['secret', undefined], String(now), good, body, at)).toBe(true);
  });

  it.each([
    ['another secret', 'other', String(now), good, body, now],
    ['an empty secret', '', String(now), good, body, now],
    ['another body', 'secret', String(now), good, `${body} `, now],
    ['another instant', 'secret', String(now + 1), good, body, now],
    ['an old one', 'secret', String(now), good, body, now + 301_000],
    ['one from the future', 'secret', String(now), good, body, now - 301_000],
    ['no signature', 'secret', String(now), null, body, now],
    ['a shorter signature', 'secret', String(now), good.slice(1), body, now],
    ['no instant', 'secret', null, good, body, now],
    ['no number', 'secret', 'NaN', good, body, now],
  ] as const)('refuses %s', (_, secret, timestamp, signature, text, at) => {
    for (const previous of [undefined, 'one before'])
      expect(isSignedBody([secret, previous], timestamp, signature, text, at)).toBe(false);
  });

  it.each([0, 8, 31, 32, 63])('refuses a signature that differs at place %i alone', (place) => {
    const other = good[place] === '0' ? '1' : '0';
    const forged = `${good.slice(0, place)}${other}${good.slice(place + 1)}`;
    expect(isSignedBody(['secret', undefined], String(now), forged, body, now)).toBe(false);
  });

  it('takes nothing signed with nothing where there is no secret before', () => {
    const forged = signBody('', now, body);
    expect(isSignedBody(['secret', undefined], String(now), forged, body, now)).toBe(false);
  });

  it('accepts the secret before, while it is taken, for as long as the present one', () => {
    const signed = (secrets: TakenSecrets, at = now) =>
      isSignedBody(secrets, String(now), good, body, at);
    expect(signed(['new', 'secret'])).toBe(true);
    expect(signed(['new', 'secret'], now + 301_000)).toBe(false);
    expect(signed(['new', undefined])).toBe(false);
    expect(signed(['new', 'older'])).toBe(false);
  });
});
