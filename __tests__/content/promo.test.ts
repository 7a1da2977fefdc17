/** @jest-environment node */
import { promoFromEntry } from '@/lib/content/from-contentful';

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
