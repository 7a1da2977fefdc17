import { heroSentences, heroTitle } from '@/lib/content/hero-title';

const dated = { holiday: 'Christmas is December 25. Order by December 24, 1 PM.', day: null };

it.each([
  ['the holiday that can be reached, no line ending within its hour', 'Roses', dated],
  [
    'the title of the editors with the first day',
    'Here {day}.',
    { holiday: null, day: 'December 1' },
  ],
])('the title of the hero is %s', (_, title, words) => {
  expect(heroTitle(title, words)).toBe(
    words.holiday
      ? 'Christmas is December 25. Order by December 24, 1\u00a0PM.'
      : 'Here December 1.',
  );
});

it('the title of the hero says “soon” while no day is known', () => {
  expect(heroTitle('Here {day}.', { holiday: null, day: null })).toBe('Here soon.');
});

it.each([
  [dated.holiday, ['Christmas is December 25.', 'Order by December 24, 1 PM.']],
  ['Grown here, at their door December 1', ['Grown here, at their door December 1']],
  ['In St. Paul by Dec. 1. Order today.', ['In St. Paul by Dec. 1.', 'Order today.']],
])('each sentence of “%s” begins a line', (title, sentences) => {
  expect(heroSentences(title)).toEqual(sentences);
});
