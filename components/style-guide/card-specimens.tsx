import { ProductCard } from '@/components/catalogue/product-card';
import type { ProductSummary } from '@/lib/catalogue/product';
import { State } from './specimen';

const bouquet: ProductSummary = {
  productCode: '100310',
  productID: '100310',
  title: 'Sunday Best',
  path: '/style-guide',
  picture: { url: '/pictures/products/100310.webp', alt: 'Roses and lisianthus in a vase' },
  price: { from: 6499, to: 10_499 },
  flags: { featured: true, isNew: false, grown: false, exclusive: false },
  sizeCount: 3,
  colorCount: 0,
  stock: 'in',
  description: '',
  event: false,
};
const cards: [name: string, product: ProductSummary][] = [
  ['Featured, in sizes', bouquet],
  [
    'New, in colors, grown by us',
    {
      ...bouquet,
      flags: { featured: false, isNew: true, grown: true, exclusive: false },
      sizeCount: 0,
      colorCount: 4,
      price: { from: 2999, to: 2999 },
    },
  ],
  [
    'Reduced, few left',
    {
      ...bouquet,
      flags: { featured: false, isNew: false, grown: false, exclusive: false },
      sizeCount: 0,
      price: { from: 2999, to: 2999, retailFrom: 3999, retailTo: 3999, percentOff: 25 },
      stock: 'low',
    },
  ],
  [
    'Out of stock, long name',
    {
      ...bouquet,
      title: 'Eighteen Red Roses with Eucalyptus and Baby’s Breath, Hand-Tied',
      flags: { featured: false, isNew: false, grown: false, exclusive: true },
      stock: 'out',
    },
  ],
];

/** Product cards with every flag, price and stock state, and the blocks of one that is loading. */
export function ProductCards() {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-7 lg:grid-cols-5">
      {cards.map(([name, product]) => (
        <State key={name} name={name}>
          <ProductCard product={product} square sizes="200px" />
        </State>
      ))}
      <State name="Loading">
        <div className="aspect-square rounded-pane bg-mist" />
        <div className="mt-3 h-5 w-3/4 rounded-pill bg-mist" />
        <div className="mt-2 h-4 w-1/2 rounded-pill bg-mist" />
      </State>
    </div>
  );
}
