/** @jest-environment node */
import { attemptLimit } from '@/lib/config/attempt-limit';
import { parseEnv } from '@/lib/config/env';

describe('attemptLimit', () => {
  it.each([
    ['30+30/min, 15+6/min', 30, 0.5, 15, 0.1],
    ['1+0/min,2+120/min', 1, 0, 2, 2],
    ['30+36/hour, 10+360/hour', 30, 0.01, 10, 0.1],
  ])('%s', (text, addressBurst, addressSecond, accountBurst, accountSecond) => {
    expect(attemptLimit.parse(text)).toEqual({
      address: { burst: addressBurst, perSecond: addressSecond },
      account: { burst: accountBurst, perSecond: accountSecond },
    });
  });

  it('has a third part, of a shopper, where one is written', () => {
    expect(attemptLimit.parse('1+0/min, 2+0/min, 20+36/hour').shopper).toEqual({
      burst: 20,
      perSecond: 0.01,
    });
    expect(attemptLimit.parse('1+0/min, 2+0/min').shopper).toBeUndefined();
    expect(parseEnv({}).LIMIT_GIFT_CARD.shopper?.burst).toBe(20);
  });

  it('names what is counted where the order does not say it', () => {
    expect(attemptLimit.parse('card 3+24/day, address 5+60/min')).toEqual({
      card: { burst: 3, perSecond: 1 / 3600 },
      address: { burst: 5, perSecond: 1 },
    });
    expect(Object.keys(parseEnv({}).LIMIT_REQUESTS)).toEqual(['address', 'browser']);
  });

  it.each([
    'address 1+1/min, address 1+1/min',
    'account 1+1/min, 1+1/min',
    'street 1+1/min',
    '1+1/min, 1+1/min,',
    '1+1/min, 1+1/min, x',
    '1+1/min, 1+1/min, 1+1/min, 1+1/min',
    '',
    '30',
    '30/min',
    '30+30/min',
    '-1+1/min, 1+1/min',
    '30+30/s, 15+6/s',
    '1e3+1/min, 1+1/min',
    '1+1/min, 1+1/week',
  ])('refuses %p', (text) => {
    expect(attemptLimit.safeParse(text).success).toBe(false);
  });

  it('is read from the environment, with limits where nothing is set', () => {
    expect(parseEnv({}).LIMIT_LOG_IN.account?.burst).toBe(5);
    expect(parseEnv({ LIMIT_GIFT_CARD: '2+1/min, 1+1/min' }).LIMIT_GIFT_CARD.address?.burst).toBe(
      2,
    );
    expect(() => parseEnv({ LIMIT_REGISTER: 'many' })).toThrow(/LIMIT_REGISTER/);
  });
});
