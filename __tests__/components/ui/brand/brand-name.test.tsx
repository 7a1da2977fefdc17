import { render, screen } from '@testing-library/react';
import { brand } from '@/lib/config/brand';
import { Logo } from '@/components/shell/logo';

jest.mock('@/lib/config/brand', () => ({
  brand: { name: 'Lilac & Loam', tagline: 'Florist', mark: null },
}));

const changeable: { name: string; mark: string | null } = brand;

describe('the name beside the mark', () => {
  test.each(['Lilac & Loam', 'Petals', 'Fern & Fig & Fir', 'Rose&Thorn'])('is %s', (name) => {
    changeable.name = name;
    render(<Logo />);
    expect(screen.getByRole('link', { name: `${name}, home` })).toHaveTextContent(name);
  });

  it('has the sprig, or the retailer’s own picture, neither of which is read out', () => {
    changeable.mark = null;
    const { container, rerender } = render(<Logo />);
    expect(container.querySelector('svg[aria-hidden="true"]')).not.toBeNull();
    changeable.mark = '/pictures/mark.svg';
    rerender(<Logo />);
    expect(container.querySelector('svg')).toBeNull();
    expect(container.querySelector('img')).toHaveAttribute('src', '/pictures/mark.svg');
    expect(screen.queryByRole('img')).toBeNull();
  });
});
