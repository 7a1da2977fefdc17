import { isExpiredCard } from '@/lib/orders/card-expiry';

it.each<[string | null | undefined, string, boolean]>([
  ['2026-11', '2026-11-23T12:00:00Z', false],
  ['2026-10', '2026-11-23T12:00:00Z', true],
  ['2025-12', '2026-11-23T12:00:00Z', true],
  ['2027-01', '2026-11-23T12:00:00Z', false],
  ['2026-11', '2026-12-01T05:59:59Z', false],
  ['2026-11', '2026-12-01T06:00:00Z', true],
  ['2026-11-30T00:00:00.000Z', '2026-11-30T23:00:00Z', false],
  ['2026-10-31T00:00:00.000Z', '2026-11-01T12:00:00Z', true],
  [null, '2026-11-23T12:00:00Z', false],
  [undefined, '2026-11-23T12:00:00Z', false],
  ['', '2026-11-23T12:00:00Z', false],
])('a card of %p at %s has expired: %p', (expires, now, expired) => {
  expect(isExpiredCard(expires, new Date(now))).toBe(expired);
});
