/** @jest-environment node */
import { withRequestContext } from '@/lib/core/request-context';
import {
  attempt,
  attemptsCounted,
  forgetAttempts,
  longestWait,
  mayAttempt,
} from '@/lib/limits/attempts';
import { limitOf, type Limited } from '@/lib/limits/kinds';
import { logLines, securityLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);

const burstOf = (kind: Limited, scope: 'address' | 'account') => limitOf(kind)[scope]?.burst ?? 0;

async function passing(times: number, run: (turn: number) => Promise<boolean>): Promise<number> {
  let passed = 0;
  for (let turn = 0; turn < times; turn += 1) passed += Number(await run(turn));
  return passed;
}

describe('attempts', () => {
  beforeEach(() => logLines.splice(0));

  it('are counted by each scope that is named, each kind apart', async () => {
    const account = burstOf('register', 'account');
    expect(
      await passing(40, (turn) =>
        mayAttempt('register', { address: `192.0.2.${turn}`, account: 'Ana@Example.com ' }),
      ),
    ).toBe(account);
    expect(
      await mayAttempt('register', { address: '192.0.2.200', account: 'ana@example.com' }),
    ).toBe(false);
    expect(await mayAttempt('reset', { address: '192.0.2.200', account: 'ana@example.com' })).toBe(
      true,
    );
    expect(
      await passing(60, (turn) =>
        mayAttempt('register', { address: '192.0.2.201', account: `${turn}@example.com` }),
      ),
    ).toBe(burstOf('register', 'address'));
    expect(await passing(60, () => mayAttempt('register', {}))).toBe(60);
  });

  it('of an address that has none left count against no account, whose owner they would keep out', async () => {
    const address = '192.0.2.203';
    await passing(60, (turn) => mayAttempt('register', { address, account: `own-${turn}` }));
    expect(await passing(20, () => mayAttempt('register', { address, account: 'another' }))).toBe(
      0,
    );
    expect(await attemptsCounted('register', { account: 'another' })).toEqual({ account: 0 });
  });

  it('may be given back, and count several at once', async () => {
    const who = { address: '192.0.2.202', account: '6006490000000112' };
    expect(await attemptsCounted('gift-card', who)).toEqual({ address: 0, account: 0 });
    const counted = await attempt('gift-card', who, 4);
    expect(await attemptsCounted('gift-card', who)).toEqual({ address: 4, account: 4 });
    await counted?.giveBack();
    expect(await attemptsCounted('gift-card', who)).toEqual({ address: 0, account: 0 });
  });

  it('wait for the longest of all that keeps somebody back, in whole seconds', async () => {
    jest.useFakeTimers();
    const address = '192.0.2.205';
    const guess = (account: string) => mayAttempt('gift-card', { address, account });
    const account = burstOf('gift-card', 'account');
    await passing(account, () => guess('waiting'));
    await passing(burstOf('gift-card', 'address') - account, (turn) => guess(`other-${turn}`));
    jest.advanceTimersByTime(500);
    expect(await longestWait('gift-card', { address })).toMatchObject({ seconds: 60 });
    expect(await longestWait('gift-card', { address, account: 'waiting' })).toMatchObject({
      scope: 'account',
      seconds: 360,
    });
    jest.useRealTimers();
  });

  it('are forgotten all together', async () => {
    const who = { account: 'forgotten' };
    await passing(7, () => mayAttempt('gift-card', who));
    await forgetAttempts('gift-card', who);
    expect(await attemptsCounted('gift-card', who)).toEqual({ account: 0 });
  });

  it('of orders whose IDs differ in capitals alone are counted apart', async () => {
    expect(await passing(20, () => mayAttempt('decline', { order: 'kL2' }))).toBe(6);
    expect(await mayAttempt('decline', { order: 'Kl2' })).toBe(true);
  });

  it('write each refusal into the security log, with what was used up and nobody’s name', async () => {
    const who = { address: '192.0.2.203', account: 'ana@example.com' };
    await passing(burstOf('gift-card-mail', 'account') + 3, () =>
      withRequestContext({ requestId: 'request-1', clientAddress: who.address }, () =>
        mayAttempt('gift-card-mail', who),
      ),
    );
    expect(securityLines()).toEqual([
      expect.objectContaining({
        kind: 'limit-refused',
        reason: 'gift-card-mail-account',
        network: '192.0.2.0/24',
        account: expect.stringMatching(/^[\w-]{16}$/),
      }),
    ]);
  });

  it('of one address write one line, whatever number of accounts it tried', async () => {
    const address = '198.51.100.7';
    const guess = (turn: number) =>
      withRequestContext({ requestId: 'request-2', clientAddress: address }, () =>
        mayAttempt('gift-card', { address, account: `card-${turn}` }),
      );
    await passing(burstOf('gift-card', 'address') + 30, guess);
    expect(securityLines()).toEqual([
      expect.objectContaining({ reason: 'gift-card-address', network: '198.51.100.0/24' }),
    ]);
  });
});
