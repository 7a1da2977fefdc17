import type { ListPromos } from '@/lib/content/list-promos';
import { salePath } from '@/lib/routes/static-page-path';
import { gridPromos } from './grid-promos';
import { ListPage, type Listed } from './list-page';

interface SalePageProps extends Listed {
  promos: ListPromos;
  origin: string;
}

const name = 'On Sale';

/** What is reduced this week, with filters, order and pages like a category. */
export function SalePage({ promos, ...listed }: SalePageProps) {
  return (
    <ListPage
      {...listed}
      whole={{ onSale: true }}
      crumbs={[{ label: 'Customer Service' }, { label: name }]}
      trail={[{ label: name, path: salePath }]}
      name={name}
      intro="On sale this week, while supplies last."
      nothing={<p>Nothing is on sale this week. Check back on Monday.</p>}
      {...gridPromos(promos)}
    />
  );
}
