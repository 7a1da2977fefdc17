import { fireEvent, render, screen, within } from '@testing-library/react';
import { ProductGrid } from '@/components/catalogue/list/product-grid';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { group, variant } from './make-group';

const products = (count: number): ProductSummary[] =>
  Array.from({ length: count }, (_, index) => ({
    ...group([variant('1')]).summary,
    productCode: `c${index}`,
    title: `Product ${index}`,
  }));
const order = (count: number) => {
  render(<ProductGrid products={products(count)} promo={<p>Promo</p>} wide={<p>Wide</p>} />);
  return within(screen.getByRole('list'))
    .getAllByRole('listitem')
    .map((item) => item.querySelector('h3, p')?.textContent);
};

describe('ProductGrid', () => {
  it('puts the promo after the fifth product and the wide one after it', () => {
    expect(order(7)).toEqual([
      'Product 0',
      'Product 1',
      'Product 2',
      'Product 3',
      'Product 4',
      'Promo',
      'Wide',
      'Product 5',
      'Product 6',
    ]);
  });

  it.each([4, 1])('puts both after a list of %i', (count) => {
    expect(order(count).slice(-2)).toEqual(['Promo', 'Wide']);
  });

  it('leads to a variant as to any product: with the list it is found in, once the focus is near', () => {
    const [product] = products(1);
    render(
      <ProductGrid
        products={[{ ...product!, path: '/p/100101/roses?v=100101-YEL' }]}
        tracking={{ list: 'Flowers', queryID: 'q1', page: 1, category: true }}
      />,
    );
    const link = screen.getByRole('link', { name: 'Product 0' });
    expect(link).toHaveAttribute('href', '/p/100101/roses?v=100101-YEL');
    fireEvent.focus(link);
    expect(link).toHaveAttribute(
      'href',
      '/p/100101/roses?v=100101-YEL&queryid=q1&categorypage=true',
    );
  });

  it('says No Results', () => {
    render(<ProductGrid products={[]} promo={<p>Promo</p>} />);
    expect(screen.getByRole('heading', { name: 'No Results' })).toBeVisible();
    expect(screen.queryByText('Promo')).not.toBeInTheDocument();
  });
});
