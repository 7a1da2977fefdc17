import { dayWords } from '@/lib/core/time/day-words';

it.each([
  ['2026-05-09', { weekday: 'Saturday', day: 9, month: 'May' }],
  ['2026-11-26', { weekday: 'Thursday', day: 26, month: 'November' }],
])('a ticket names the day %s in words', (date, words) => {
  expect(dayWords(date)).toEqual(words);
});
