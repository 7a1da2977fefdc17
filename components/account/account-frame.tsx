'use client';

import { useRouter } from 'next/navigation';
import { SelectField } from '@/components/ui/form/select-field';
import { ShopLink } from '@/components/ui/shop-link';
import { accountPages, accountPath, type AccountPage } from '@/lib/routes/account-path';
import { accountTexts } from './account-texts';

/** The way between the pages of the account: a dropdown on small screens, a side list with the current page on wide ones (specification B2). */
export function AccountFrame({ page, children }: { page: AccountPage; children: React.ReactNode }) {
  const router = useRouter();
  return (
    <div className="grid gap-6 lg:grid-cols-[186px_minmax(0,1fr)] lg:gap-9 print:block">
      <div className="no-print">
        <SelectField
          className="lg:hidden"
          label={accountTexts.myAccount}
          value={page}
          options={accountPages.map((accountPage) => ({
            value: accountPage.page,
            label: accountPage.name,
          }))}
          onChange={(event) => router.push(accountPath(event.target.value as AccountPage))}
        />
        <nav aria-label="Pages of my account" className="hidden lg:block">
          <ul className="flex flex-col gap-1">
            {accountPages.map(({ page: each, name }) => (
              <li key={each}>
                <ShopLink
                  href={accountPath(each)}
                  aria-current={each === page ? 'page' : undefined}
                  className={`block rounded-pane px-3.5 py-2.5 text-ui font-strong ${each === page ? 'bg-aubergine-700 text-white' : 'hover:bg-mist'}`}
                >
                  {name}
                </ShopLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div
        role="group"
        aria-label={accountPages.find((each) => each.page === page)?.name}
        className="min-w-0"
      >
        {children}
      </div>
    </div>
  );
}
