import { render, screen } from '@testing-library/react';
import { Gallery } from '@/components/catalogue/product/gallery';

const pictures = ['front', 'side'].map((name) => ({
  url: `/pictures/products/${name}.webp`,
  alt: `Bouquet from the ${name}`,
}));
const show = (zoom: boolean) => render(<Gallery pictures={pictures} labels={null} zoom={zoom} />);

describe('the pictures of a product', () => {
  it('are as wide as high, in every size (specification A9)', () => {
    const { container } = show(true);
    const shown = [...container.querySelectorAll('img')];
    expect(shown).toHaveLength(6);
    expect(shown.map(({ width, height }) => width / height)).toEqual(shown.map(() => 1));
  });

  it.each([
    [true, 2],
    [false, 0],
  ])('with image zoom %s, %i of two can be enlarged (specification A9)', (zoom, count) => {
    const { container } = show(zoom);
    expect(screen.queryAllByRole('button', { name: /^Enlarge picture/ })).toHaveLength(count);
    expect(container.querySelectorAll('[popover]')).toHaveLength(count);
    expect(screen.getAllByRole('radio')).toHaveLength(2);
  });
});
