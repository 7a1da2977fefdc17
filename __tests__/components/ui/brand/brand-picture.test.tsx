import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import { Sprig } from '@/components/ui/brand/brand-mark';
import { EmptyState } from '@/components/ui/empty-state';
import { brand } from '@/lib/config/brand';

jest.mock('@/lib/config/brand', () => ({ brand: { mark: null } }));

const changeable: { mark: string | null } = brand;

/** Every drawn piece of a picture: its outline, its fill and its stroke. */
const pieces = (picture: ParentNode) =>
  [...picture.querySelectorAll('path')].map((path) =>
    ['d', 'fill', 'stroke', 'stroke-width'].map((name) => path.getAttribute(name)),
  );

describe('the mark of an empty part', () => {
  test.each([
    [null, '/pictures/sprig.svg'],
    ['/pictures/mark.svg', '/pictures/mark.svg'],
  ])('of a retailer whose own mark is %s is %s, and is not read out', (mark, src) => {
    changeable.mark = mark;
    const { container } = render(<EmptyState heading="No Results" />);
    expect(container.querySelector('img')).toHaveAttribute('src', src);
    expect(container.querySelector('img')).toHaveAttribute('loading', 'lazy');
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is drawn as the mark of the header', () => {
    const file = new DOMParser().parseFromString(
      readFileSync('public/pictures/sprig.svg', 'utf8'),
      'image/svg+xml',
    );
    const { container } = render(<Sprig />);
    expect(pieces(file)).toEqual(pieces(container));
    expect(pieces(file)).toHaveLength(18);
  });
});
