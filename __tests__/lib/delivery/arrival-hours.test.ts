/** @jest-environment node */
import { arrivalHours } from '@/lib/delivery/arrival-hours';

const runs = [
  { id: 'PM', from: '13:00', to: '17:00' },
  { id: 'AM', from: '09:00', to: '13:00' },
  { id: 'EVE', from: '17:00', to: '20:30' },
];

type Case = [
  Parameters<typeof arrivalHours>[0],
  Parameters<typeof arrivalHours>[1],
  string,
  Parameters<typeof arrivalHours>[2]?,
];

describe('arrivalHours', () => {
  it.each<Case>([
    ['AM', runs, 'between 9 AM and 1 PM'],
    ['PM', runs, 'between 1 PM and 5 PM'],
    ['NO PREF', runs, 'any time between 9 AM and 8:30 PM'],
    [null, runs, 'any time between 9 AM and 8:30 PM'],
    ['AM', [], 'in the morning'],
    ['PM', [], 'in the afternoon'],
    ['PM', runs.slice(1), 'in the afternoon'],
    ['NO PREF', [], ''],
    [null, [], ''],
    ['NO PREF', runs, 'any time between 9 AM and 5 PM', ['AM', 'PM']],
    ['NO PREF', runs, 'any time between 1 PM and 8:30 PM', ['PM', 'EVE']],
    ['NO PREF', runs, 'any time between 9 AM and 1 PM or between 5 PM and 8:30 PM', ['AM', 'EVE']],
    ['NO PREF', runs, 'any time between 1 PM and 5 PM', ['PM', 'gone']],
    ['NO PREF', runs, '', []],
    ['AM', runs, 'between 9 AM and 1 PM', []],
    [
      'NO PREF',
      [{ id: 'ALL', from: '09:00', to: '20:00' }, ...runs],
      'any time between 9 AM and 8:30 PM',
    ],
  ])('of %s among %j is "%s" where %j are open', (preference, driven, words, open = null) => {
    expect(arrivalHours(preference, driven, open)).toBe(words);
  });
});
