import { render, screen } from '@testing-library/react';
import { GiftCardPage } from '@/components/catalogue/gift-card/gift-card-page';
import type { CategoryWithText } from '@/lib/catalogue/category/category';
import type { ProductSummary } from '@/lib/catalogue/product/product';
import { giftCardSpecs } from '@/lib/catalogue/gift-card';
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

it.each([
  ['those that shoppers choose most', [5, 20, 25, 50, 60, 100, 900], ['$25', '$50', '$100']],
  ['all that a card may be worth, where none of those is among them', [5, 20, 60], ['$20', '$60']],
])('offers of the amounts of a card %s', (_, dollars, offered) => {
  const options = dollars.map((each) => ({
    optionID: String(each),
    value: `$${each}`,
    markup: 0,
  }));
  const amount = {
    specID: giftCardSpecs.amount,
    name: 'Amount',
    required: true,
    defaultOptionID: null,
    options,
  };
  const made = group([variant('GIFTCARD', { specs: [amount] })], { productCode: 'GIFTCARD' });
  render(<GiftCardPage category={category} origin="https://shop.test" groups={[made]} />);
  const steps = screen
    .getAllByRole('radio')
    .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(steps).toEqual([...offered, 'Another amount']);
});
