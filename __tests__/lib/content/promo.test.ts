/** @jest-environment node */
import { homeOn } from '@/lib/content/home';
import { homeFromEntry, promoFromEntry } from '@/lib/content/from-contentful';

describe('promoFromEntry (specification B3)', () => {
  it.each([
    ['none', undefined, 'Learn More'],
    ['empty words', '', 'Learn More'],
    ['words of its own', 'See the roses', 'See the roses'],
  ])('the link of a promo with %s', (_name, linkText, expected) => {
    expect(
      promoFromEntry({
        sys: { id: 'x' },
        fields: { title: 'Roses', linkUrl: '/c/flowers', linkText },
      }),
    ).toMatchObject({ title: 'Roses', linkUrl: '/c/flowers', linkText: expected });
  });
});

describe('homeOn', () => {
  const block = (title: string) => ({ sys: { id: title }, fields: { title } });
  const season = (from: string, to: string, title: string) => ({
    sys: { id: title },
    fields: { from, to, lead: block(title) },
  });
  const home = homeFromEntry({
    promos: [block('all year'), block('second')],
    seasons: [
      season('05-10', '05-10', 'one day'),
      season('05-01', '06-30', 'spring'),
      season('11-15', '01-10', 'over New Year'),
      season('2-30', 'never', 'no day of a year'),
    ],
  });

  it.each([
    ['2027-04-30', 'all year'],
    ['2027-05-01', 'spring'],
    ['2027-05-10', 'one day'],
    ['2027-06-30', 'spring'],
    ['2027-07-01', 'all year'],
    ['2026-11-15', 'over New Year'],
    ['2027-01-10', 'over New Year'],
    ['2027-01-11', 'all year'],
  ])('of %s is led by %s', (day, title) => {
    expect(homeOn(home, day).promos.map((each) => each.title)).toEqual([title, 'second']);
  });

  it('leaves out a holiday without a name or with days that are none', () => {
    const holidays = [
      { title: 'Easter', holiday: 'Easter', daysAhead: 10.5 },
      { title: 'Nothing', daysAhead: 3 },
      { title: 'Before', holiday: 'Halloween', daysAhead: -1 },
    ].map((fields) => ({ sys: { id: fields.title }, fields }));
    expect(homeFromEntry({ holidays }).holidays).toEqual([
      { holiday: 'Easter', name: 'Easter', daysAhead: 10 },
    ]);
  });
});
