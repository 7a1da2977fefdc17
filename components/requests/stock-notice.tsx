'use client';

import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { OpenedForm } from './opened-form';
import { requestTexts } from './request-texts';

const load = () => import('./stock-notice-form').then(({ StockNoticeForm }) => StockNoticeForm);

/** Asks for one email when a product that is not sold now can be bought (decision 145): again, or for the first time where it is `coming`. */
export function StockNotice(product: { productID: string; title: string; coming: boolean }) {
  const unhydrated = useUnhydrated();
  return (
    <div>
      <OpenedForm
        label={`Tell me when it is ${product.coming ? 'here' : 'back'}`}
        load={load}
        form={product}
        draft={`stock-${product.productID}`}
      />
      {unhydrated && <NeedsScript>{requestTexts.needsScript}</NeedsScript>}
    </div>
  );
}
