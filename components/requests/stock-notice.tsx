'use client';

import { latePart } from '@/components/browser/late-part';
import { NeedsScript } from '@/components/ui/form/needs-script';
import { useUnhydrated } from '@/components/ui/use-unhydrated';
import { formComing } from './form-not-loaded';
import { FormFailed, OpenedForm } from './opened-form';
import { requestTexts, tellMe } from './request-texts';

const StockNoticeForm = latePart(() => import('./stock-notice-form'), FormFailed, formComing);

/** Asks for one email when a product that is not sold now can be bought (decision 145): again, or for the first time where it is `coming`. */
export function StockNotice(product: { productID: string; title: string; coming: boolean }) {
  const unhydrated = useUnhydrated();
  return (
    <div className="space-y-2">
      <OpenedForm
        label={tellMe(product.coming)}
        Form={StockNoticeForm.Part}
        form={product}
        draft={`stock-${product.productID}`}
      />
      {unhydrated && <NeedsScript>{requestTexts.needsScript}</NeedsScript>}
    </div>
  );
}
