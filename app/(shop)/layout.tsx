import type { Metadata, Viewport } from 'next';
import { Suspense } from 'react';
import { AccountArea, AccountDrawer, AccountEntry } from '@/components/account/account-area';
import { SessionFollower } from '@/components/session/sign-out';
import { AuthDialogHost } from '@/components/auth/auth-dialog-host';
import { CartIndicator } from '@/components/cart/cart-indicator';
import { swatchProperties } from '@/components/catalogue/list/swatches';
import { SearchBox } from '@/components/search/search-box';
import { PreviewBanner } from '@/components/content/preview-banner';
import { ConsentBar, ConsentChoice } from '@/components/shell/consent';
import { FailureBoundary } from '@/components/shell/failure-boundary';
import { FetchAhead } from '@/components/shell/fetch-ahead';
import { LateMenus } from '@/components/shell/menu/late-menus';
import { MenuListeners } from '@/components/shell/menu/menu-events';
import { PageReports } from '@/components/analytics/page-report';
import { ShellBehaviour } from '@/components/shell/shell-behaviour';
import { HeartsForm } from '@/components/catalogue/hearts-form';
import { SiteFooter } from '@/components/shell/site-footer';
import { SiteHeader } from '@/components/shell/site-header';
import { SoftLinks } from '@/components/shell/soft-links';
import { shellTexts } from '@/components/shell/shell-texts';
import { ArrivalStrip } from '@/components/stores/arrival-strip';
import { OpenToday } from '@/components/stores/shop-today';
import { brand } from '@/lib/config/brand';
import { env } from '@/lib/config/env';
import { isPreview } from '@/lib/content/preview.server';
import { getShell } from '@/lib/content/shell.server';
import { getTheme } from '@/lib/content/theme.server';
import { brygada, commissioner } from '@/styles/fonts';
import '@/styles/globals.css';

export const metadata: Metadata = { title: brand.welcome, icons: { icon: '/favicon.svg' } };
export const viewport: Viewport = { themeColor: '#E3D6F0' };

/** The shop zone: one header and footer for every page, nothing personal in any of them. */
export default async function ShopLayout({ children }: { children: React.ReactNode }) {
  const [{ categories, articles, menus, summary, year }, theme] = await Promise.all([
    getShell(),
    getTheme(),
  ]);
  const containerID = env().TAG_CONTAINER_ID;
  return (
    <html lang="en-US" data-whole="" className={`${brygada.variable} ${commissioner.variable}`}>
      <body style={swatchProperties(theme?.swatches ?? {})}>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-(--z-toast) focus:rounded-pane focus:bg-card focus:px-4 focus:py-3 focus:shadow-float"
        >
          {shellTexts.skip}
        </a>
        {containerID && <ConsentBar containerID={containerID} />}
        {(await isPreview()) && <PreviewBanner />}
        <SiteHeader
          categories={categories}
          articles={articles}
          menus={menus}
          search={<SearchBox />}
          account={<AccountArea />}
          accountEntry={<AccountEntry />}
          cart={<CartIndicator />}
          hours={<OpenToday />}
          arrival={<ArrivalStrip />}
        />
        <PageReports />
        {/* In a place of its own: a page among the header's and footer's siblings would have both styled anew at every navigation. */}
        <div>
          <FailureBoundary>{children}</FailureBoundary>
        </div>
        <HeartsForm />
        <SiteFooter
          categories={categories}
          menus={menus}
          summary={summary}
          year={year}
          choice={containerID && <ConsentChoice />}
        />
        <AccountDrawer />
        <AuthDialogHost />
        <SessionFollower />
        <Suspense>
          <ShellBehaviour measured={env().METRICS_PORT !== undefined} />
          <FetchAhead />
        </Suspense>
        <SoftLinks />
        <LateMenus />
        <MenuListeners />
      </body>
    </html>
  );
}
