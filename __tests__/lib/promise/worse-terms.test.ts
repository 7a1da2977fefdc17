/** @jest-environment node */
import { worseTerms } from '@/lib/promise/worse-terms';

type Terms = Parameters<typeof worseTerms>;
const van = (cents: number) => ({ method: 'LocalDelivery', cents });
const parcel = (cents: number) => ({ method: 'UPS', cents });
const tax = (before: number, after: number) => ({ before, after });

describe('terms that are a change to be asked for', () => {
  it.each<[string, Terms, ReturnType<typeof worseTerms>]>([
    ['the same', [van(1499), van(1499)], null],
    ['a cent more', [van(1499), van(1500)], 'fee'],
    ['a cent less', [van(1499), van(1498)], null],
    ['free no more', [van(0), van(1)], 'fee'],
    ['another way for as much', [van(1499), parcel(1499)], 'way'],
    ['another way for less', [van(1499), parcel(999)], 'way'],
    ['another way for more, with a higher tax', [van(1499), parcel(2798), tax(447, 586)], 'way'],
    ['a way where none was', [{ method: null, cents: 0 }, van(0)], 'way'],
    ['tax a cent higher', [van(1499), van(1499), tax(447, 448)], 'tax'],
    ['tax the same', [van(1499), van(1499), tax(447, 447)], null],
    ['tax lower', [van(1499), van(1499), tax(448, 447)], null],
    ['no tax known', [van(1499), van(1499), null], null],
    ['dearer, with a higher tax', [van(1499), van(1500), tax(447, 586)], 'fee'],
    ['dearer, though a lower tax makes up for it', [van(1499), van(1500), tax(586, 447)], 'fee'],
    ['a higher tax that a lower fee makes up for', [van(1499), van(1360), tax(447, 586)], null],
    [
      'a higher tax that a lower fee does not quite make up for',
      [van(1499), van(1361), tax(447, 586)],
      'tax',
    ],
  ])('%s', (_, terms, worse) => {
    expect(worseTerms(...terms)).toBe(worse);
  });
});
