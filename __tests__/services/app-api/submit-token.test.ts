/** @jest-environment node */
import type { Submitter } from '@/lib/config/submitters';
import { maySubmit, outlivesSubmit, submitRefusal } from '@/services/app-api/submit/submitting';
import { CommerceFailure } from '@/services/upstream/commerce/failure';

const now = new Date('2026-05-07T15:00:00Z');
const tokenUntil = (seconds: number | undefined) =>
  [{ alg: 'RS256' }, seconds === undefined ? {} : { exp: now.getTime() / 1000 + seconds }, {}]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.');

describe('outlivesSubmit', () => {
  it.each<[seconds: number | undefined, lasts: boolean]>([
    [36_000, true],
    [121, true],
    [120, false],
    [1, false],
    [0, false],
    [-60, false],
    [undefined, false],
  ])('a token that ends in %s seconds: %s', (seconds, lasts) => {
    expect(outlivesSubmit(tokenUntil(seconds), now)).toBe(lasts);
  });
});

describe('maySubmit', () => {
  const asked = {
    payments: [],
    approvedHash: null,
    accessToken: 't',
    client: { address: '', userID: null },
    payer: {},
  };
  it.each<[Submitter, boolean, boolean]>([
    ['elevated', true, true],
    ['elevated', false, true],
    ['shopper', true, true],
    ['shopper', false, false],
  ])('%s, somebody there: %s, may: %s', (submitter, isThere, may) => {
    expect(maySubmit({ submitter, request: isThere ? asked : null })).toBe(may);
  });
});

describe('submitRefusal', () => {
  it.each<[status: number, code: string | undefined, told: string]>([
    [401, undefined, 'session-expired'],
    [401, 'InvalidToken', 'session-expired'],
    [403, 'Auth.InsufficientRoles', 'cannot-process'],
    [400, 'Inventory.Insufficient', 'out-of-stock'],
    [400, 'Order.CannotSubmitBadStatus', 'order-already-placed'],
    [404, undefined, 'cannot-process'],
  ])('of %i %s tells %s', (status, code, told) => {
    expect(submitRefusal(new CommerceFailure(true, status, code), null)).toEqual({ code: told });
  });
});
