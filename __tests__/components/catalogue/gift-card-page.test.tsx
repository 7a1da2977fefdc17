import { render, screen } from '@testing-library/react';
import { GiftCardPage } from '@/components/catalogue/gift-card/gift-card-page';
import type { CategoryWithText } from '@/lib/catalogue/category/category';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { group, variant } from './make-group';

const category = { name: 'Gift Cards', description: '' } as CategoryWithText;
const card = (productCode: string, title: string, more: Partial<ProductSummary> = {}) => {
  const made = group([variant(productCode)], { productCode, title });
  return { ...made, summary: { ...made.summary, ...more } };
};

it('a gift card that is not sold says so in place of its form', () => {
  render(
    <GiftCardPage
      category={category}
      origin="https://shop.test"
      groups={[
        card('GIFTCARD', 'Gift Card', { notSold: 'Out of stock' }),
        card('EGIFTCARD', 'e-Gift Card'),
      ]}
    />,
  );
  const [paper, email] = screen.getAllByRole('article');
  expect(paper).toHaveTextContent('Out of stock');
  const shut = (part?: HTMLElement) => part?.querySelector('form') === null;
  expect([shut(paper), shut(email)]).toEqual([true, false]);
});
