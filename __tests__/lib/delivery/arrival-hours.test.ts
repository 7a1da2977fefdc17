/** @jest-environment node */
import { arrivalHours } from '@/lib/delivery/arrival-hours';

const runs = [
  { id: 'PM', from: '13:00', to: '17:00' },
  { id: 'AM', from: '09:00', to: '13:00' },
  { id: 'EVE', from: '17:00', to: '20:30' },
];

describe('arrivalHours', () => {
  it.each([
    ['AM', runs, 'between 9 AM and 1 PM'],
    ['PM', runs, 'between 1 PM and 5 PM'],
    ['NO PREF', runs, 'any time between 9 AM and 8:30 PM'],
    [null, runs, 'any time between 9 AM and 8:30 PM'],
    ['AM', [], 'in the morning'],
    ['PM', [], 'in the afternoon'],
    ['PM', runs.slice(1), 'in the afternoon'],
    ['NO PREF', [], ''],
    [null, [], ''],
  ] as const)('of %s among %j is "%s"', (preference, driven, words) => {
    expect(arrivalHours(preference, driven)).toBe(words);
  });
});
