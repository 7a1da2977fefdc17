import { noChoice, type ListChoice } from '@/lib/catalogue/category/list-address';
import type { WrongArrival } from '@/lib/catalogue/category/arrival-fields';
import type { Arrives } from '@/lib/catalogue/category/list-place';
import type { ListPromos } from '@/lib/content/list-promos';
import { salePath } from '@/lib/routes/static-page-path';
import { type ProductListPage, withArrivalForm } from '@/lib/search/list/product-list';
import { type Crumb, listPageJsonLd } from '@/lib/seo/json-ld/page-json-ld';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { JsonLd } from '@/components/ui/json-ld';
import { CategoryList } from './category-list';
import { gridPromos } from './grid-promos';
import { listKey } from './list-key';
import { RememberTrail } from '../product/last-trail';

interface SalePageProps {
  /** `null` when the list is not available right now. */
  list: ProductListPage | null;
  choice?: ListChoice;
  /** Where to and by when what is listed is to arrive. */
  arrives?: Arrives;
  /** Where to and by when it was to arrive, and cannot be gone by. */
  wrongArrival?: WrongArrival | null;
  promos: ListPromos;
  origin: string;
}

const name = 'On Sale';
const crumbs: Crumb[] = [{ label: 'Customer Service' }, { label: name }];

/** What is reduced this week, with filters, order and pages like a category. */
export function SalePage({
  list,
  choice = noChoice,
  arrives,
  wrongArrival,
  promos,
  origin,
}: SalePageProps) {
  const place = { onSale: true as const, ...(arrives ? { arrives } : {}) };
  return (
    <main id="main" className="shop page-top">
      <JsonLd nodes={listPageJsonLd(crumbs, list, origin)} />
      <BreadcrumbBar crumbs={crumbs} />
      <RememberTrail trail={[{ label: name, path: salePath }]} />
      <CategoryList
        key={listKey(place, choice, list)}
        place={place}
        name={name}
        intro="On sale this week, while supplies last."
        list={withArrivalForm(list, arrives ?? wrongArrival)}
        choice={choice}
        wrongArrival={wrongArrival}
        {...gridPromos(promos)}
        nothing={<p>Nothing is on sale this week. Check back on Monday.</p>}
      />
    </main>
  );
}
