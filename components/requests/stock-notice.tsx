'use client';

import { latePart } from '@/components/browser/late-part';
import { formComing, FormNotLoaded } from './form-not-loaded';
import { OpenedForm } from './opened-form';
import { tellMe } from './request-texts';

const StockNoticeForm = latePart(() => import('./stock-notice-form'), FormNotLoaded, formComing);

/** Asks for one email when a product that is not sold now can be bought (decision 145): again, or for the first time where it is `coming`. */
export function StockNotice(product: { productID: string; title: string; coming: boolean }) {
  return (
    <OpenedForm
      label={tellMe(product.coming)}
      Form={StockNoticeForm.Part}
      form={product}
      draft={`stock-${product.productID}`}
    />
  );
}
