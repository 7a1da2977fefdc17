import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { CodeForm, NumberForm } from '@/components/account/order-page/lookup-forms';
import { lookupTexts as texts } from '@/components/account/order-page/lookup-texts';
import { BreadcrumbBar } from '@/components/ui/breadcrumb-bar';
import { OrderPhone } from '@/components/ui/contact/order-phone';
import { ShopLink } from '@/components/ui/shop-link';
import { typedLookup } from '@/lib/account/order-lookup-typed.server';
import { lookupStep } from '@/lib/account/order-lookup-steps';
import { brand } from '@/lib/config/brand';
import { errorText } from '@/lib/core/errors/error-texts';
import { orderLookupPath } from '@/lib/routes/order-path';

export const metadata: Metadata = {
  title: `${texts.title} | ${brand.name}`,
  description: texts.lead,
  robots: { index: false, follow: false },
};
export const dynamic = 'force-dynamic';

/** Looking an order up by its number and e-mail, then by the code that was mailed. Each step is an address, and works without script. */
export default async function OrderLookupPage({
  searchParams,
}: {
  searchParams: Promise<Record<string, string | string[] | undefined>>;
}) {
  const { lookup, problem } = lookupStep(await searchParams);
  const typed = problem ? typedLookup((await headers()).get('cookie')) : undefined;
  const refusal = problem && errorText({ code: problem });
  return (
    <main id="main" className="shop page-top">
      <BreadcrumbBar crumbs={[{ label: texts.title }]} />
      <div className="page-head flex w-full max-w-xl flex-col gap-5">
        <h1 className="text-h1">{lookup ? texts.codeTitle : texts.title}</h1>
        <p className="text-ink-2">{lookup ? texts.codeSent : texts.lead}</p>
        <div className="panel p-4 sm:p-6">
          {lookup ? (
            <CodeForm lookup={lookup} refusal={refusal} />
          ) : (
            <NumberForm refusal={refusal} typed={typed} />
          )}
        </div>
        {lookup && (
          <p>
            <ShopLink href={orderLookupPath} className="text-link tap">
              {texts.again}
            </ShopLink>
          </p>
        )}
        <p className="text-ui text-ink-2">
          {texts.help} <OrderPhone className="font-strong text-ink" />. {texts.account}
        </p>
      </div>
    </main>
  );
}
