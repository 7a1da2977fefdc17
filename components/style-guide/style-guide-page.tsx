import type { Theme } from '@/lib/content/theme.server';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { Buttons, Fields, Icons } from './control-specimens';
import { Dialogs } from './dialog-specimens';
import { AccountParts, OrderParts } from './order-specimens';
import { EventCards, OtherCards, Promos } from './other-card-specimens';
import { Breadcrumbs, Marks, Messages } from './part-specimens';
import { Shapes, ThemeColors, TokenColors, TypeScale } from './token-specimens';
import { ProductCard } from '@/components/catalogue/product-card';
import type { ProductSummary } from '@/lib/catalogue/product/product';
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
function ProductCards() {
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

/** A section of the style guide. */
interface StyleSection {
  /** Its place in the page's address. */
  id: string;
  title: string;
  content: React.ReactNode;
}

/** Every section in the order shown. A new part of the shop adds a row here, with all of its states. */
export function styleSections(theme: Theme | null): StyleSection[] {
  return [
    { id: 'theme', title: 'Theme', content: <ThemeColors theme={theme} /> },
    { id: 'colors', title: 'Colors', content: <TokenColors /> },
    { id: 'type', title: 'Type', content: <TypeScale /> },
    { id: 'shapes', title: 'Corners, shadows, motion', content: <Shapes /> },
    { id: 'buttons', title: 'Buttons', content: <Buttons /> },
    { id: 'fields', title: 'Inputs', content: <Fields /> },
    { id: 'marks', title: 'Chips, flags, availability', content: <Marks /> },
    { id: 'breadcrumbs', title: 'Breadcrumb bar', content: <Breadcrumbs /> },
    { id: 'cards', title: 'Product card', content: <ProductCards /> },
    { id: 'event-cards', title: 'Event card', content: <EventCards /> },
    { id: 'category-cards', title: 'Category and content cards', content: <OtherCards /> },
    { id: 'promos', title: 'Promos', content: <Promos /> },
    { id: 'orders', title: 'Tickets, quantity, pages', content: <OrderParts /> },
    { id: 'account', title: 'Account', content: <AccountParts /> },
    { id: 'messages', title: 'Messages', content: <Messages /> },
    { id: 'dialogs', title: 'Dialogs', content: <Dialogs /> },
    { id: 'icons', title: 'Icons', content: <Icons /> },
  ];
}

/** The style guide (specification A2): every token, and every component in every state. */
export function StyleGuidePage({ theme }: { theme: Theme | null }) {
  const sections = styleSections(theme);
  return (
    <main id="main" className="shop page-top">
      <BreadcrumbBar crumbs={[{ label: 'Style guide' }]} />
      <h1 className="page-head text-h1">Parts and their states</h1>
      <p className="mt-2 text-ink-2">
        Rest, hover, focus, selected, disabled, loading, empty and error, as they appear across the
        shop.
      </p>
      <nav aria-label="Sections" className="mt-5">
        <ul className="flex flex-wrap gap-2">
          {sections.map(({ id, title }) => (
            <li key={id}>
              <a href={`#${id}`} className="chip">
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {sections.map(({ id, title, content }) => (
        <section
          key={id}
          id={id}
          aria-labelledby={`${id}-heading`}
          className="mt-6 panel p-5 md:p-7"
        >
          <h2 id={`${id}-heading`} className="mb-5 text-h3">
            {title}
          </h2>
          {content}
        </section>
      ))}
    </main>
  );
}
