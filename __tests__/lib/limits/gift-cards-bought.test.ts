/** @jest-environment node */
import * as attempts from '@/lib/limits/attempts';
import { countGiftCards } from '@/services/app-api/limits/attempt-limits';
import { logLines, securityLines } from '@/__tests__/support/log-lines';

jest.mock(
  'pino',
  () =>
    jest.requireActual<typeof import('@/__tests__/support/log-lines')>(
      '@/__tests__/support/log-lines',
    ).inMemory,
);
jest.mock('@/lib/limits/attempts', () => ({
  __esModule: true,
  ...jest.requireActual<object>('@/lib/limits/attempts'),
}));

const dollars = 100;
const guest = (email: string, address: string) => ({ address, userID: null, email });
const sold = async (...[client, worth]: Parameters<typeof countGiftCards>) =>
  (await countGiftCards(client, worth)).ok;

describe('gift cards that one person buys', () => {
  beforeEach(() => logLines.splice(0));
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it('are a thousand dollars for a guest, by mailbox, from wherever; a refused order of a hundred at $500 takes none of it', async () => {
    for (let turn = 0; turn < 5; turn += 1)
      expect(await sold(guest('ana@example.com', '10.1.0.1'), 50_000 * dollars)).toBe(false);
    expect(securityLines()).toEqual([
      expect.objectContaining({
        kind: 'limit-refused',
        reason: expect.stringMatching(/^gift-cards-bought-/),
      }),
    ]);
    expect(await sold(guest('ana@example.com', '10.1.0.1'), 600 * dollars)).toBe(true);
    expect(await sold(guest('Ana+more@example.com', '10.1.0.2'), 401 * dollars)).toBe(false);
    expect(await sold(guest('ana@example.com', '10.1.0.3'), 400 * dollars)).toBe(true);
    expect(await sold(guest('ana@example.com', '10.1.0.4'), 0)).toBe(true);
  });

  it('are three thousand for the guests of one address: a household of eight buys for $2,400', async () => {
    for (let one = 0; one < 8; one += 1)
      expect(await sold(guest(`home-${one}@example.com`, '10.1.1.1'), 300 * dollars)).toBe(true);
    expect(await sold(guest('neighbor@example.com', '10.1.1.1'), 700 * dollars)).toBe(false);
    expect(await sold(guest('neighbor@example.com', '10.1.1.2'), 700 * dollars)).toBe(true);
  });

  it('take nothing of an address’s where their mailbox may not have them', async () => {
    for (let turn = 0; turn < 3; turn += 1)
      expect(await sold(guest('keen@example.com', '10.1.4.1'), 1500 * dollars)).toBe(false);
    for (let one = 0; one < 3; one += 1)
      expect(await sold(guest(`calm-${one}@example.com`, '10.1.4.1'), 1000 * dollars)).toBe(true);
  });

  it('are five thousand for a customer, whoever else is behind the address', async () => {
    const customer = { address: '10.1.1.1', userID: 'gift-buyer' };
    expect([await sold(customer, 5000 * dollars), await sold(customer, 1 * dollars)]).toEqual([
      true,
      false,
    ]);
    expect(securityLines()).toEqual([
      expect.objectContaining({
        reason: 'gift-cards-bought-shopper',
        account: expect.stringMatching(/^[\w-]{16}$/),
      }),
    ]);
  });

  it('count for nobody when the order was refused after all', async () => {
    const who = guest('bo@example.com', '10.1.2.1');
    const counted = await countGiftCards(who, 1000 * dollars);
    expect([counted.ok, await sold(who, 1000 * dollars)]).toEqual([true, false]);
    if (counted.ok) await counted.value.giveBack();
    expect(await sold(who, 1000 * dollars)).toBe(true);
  });

  it('are not sold while nobody can count', async () => {
    jest.spyOn(attempts, 'longestWait').mockRejectedValue(new Error('down'));
    expect(await sold(guest('cy@example.com', '10.1.3.1'), 10 * dollars)).toBe(false);
  });
});
