import { readdirSync } from 'node:fs';
import { whyNotImport } from '@/areas.mjs';
import { filesBelow, textOf } from '../support/project-files';

describe('the table of areas', () => {
  test.each([
    ['lib/cart/cart.ts', 'lib/orders/line/order-line'],
    ['lib/cart/cart.ts', 'lib/cart/schema'],
    ['components/cart/cart-view.tsx', 'components/ui/button'],
    ['components/cart/cart-view.tsx', 'lib/search/query'],
    ['app/(shop)/page.tsx', 'styles/globals.css'],
    ['app/api/cart/route.ts', 'lib/cart/schema'],
    ['services/app-api/app.ts', 'services/app-api/order/open-move'],
    ['platform/commerce/app.ts', 'lib/core/money'],
    ['platform/commerce/app.ts', 'platform/search/app'],
    ['scripts/back-end.ts', 'platform/commerce/app'],
    ['scripts/provision/run.ts', 'provision/apply'],
    ['provision/apply.ts', 'lib/config/env'],
    ['services/app-api/vendor-checks.ts', 'provision/doctor/check'],
    ['platform/stock/stock.ts', 'provision/ordercloud/description'],
    ['middleware.ts', 'lib/redirects/loader'],
    ['__tests__/lib/cart/cart.test.ts', 'services/app-api/app'],
    ['platform/commerce/app.ts', 'services/database/database'],
    ['platform/commerce/app.ts', 'platform/stock/stock-shape'],
    ['platform/stock/catalogue/products.ts', 'lib/search/record'],
    ['e2e/cart.journey.ts', 'platform/stock/stock'],
    ['lib/cart/cart.ts', 'areas.mjs'],
    ['lib/delivery/arrival.ts', 'lib/delivery/check-day'],
    ['lib/delivery/days/until.ts', 'lib/delivery/check-day'],
    ['lib/checkout/delivery/options.ts', 'lib/delivery/arrival'],
    ['lib/events/calendar-page.ts', 'lib/delivery/method'],
    ['scripts/prove/totals.ts', 'lib/delivery/check-day'],
    ['__tests__/lib/delivery/clock-table.ts', 'lib/delivery/runs'],
  ])('%s may import %s', (from, to) => {
    expect(whyNotImport(from, to)).toBeUndefined();
  });

  test.each([
    ['lib/core/money.ts', 'lib/cart/cart', 'lib/core may use nothing'],
    ['lib/catalogue/price.ts', 'lib/cart/cart', 'lib/catalogue may use core, config, routes'],
    [
      'components/ui/button.tsx',
      'components/cart/cart-view',
      'components/ui may use browser, analytics, session',
    ],
    ['components/cart/cart-view.tsx', 'components/checkout/step', 'components/cart may use'],
    ['components/cart/cart-view.tsx', 'app/api/cart/route', 'components may use lib'],
    ['lib/cart/cart.ts', 'components/ui/button', 'lib may use nothing'],
    ['lib/cart/cart.ts', 'services/app-api/app', 'lib may use nothing'],
    ['services/app-api/app.ts', 'platform/commerce/app', 'services may use lib'],
    ['provision/apply.ts', 'platform/commerce/app', 'provision may use lib'],
    ['provision/doctor/check.ts', 'services/loop', 'provision may use lib'],
    ['platform/commerce/app.ts', 'provision/apply', 'a stand-in may use'],
    ['services/app-api/app.ts', 'app/api/cart/route', 'services may use lib'],
    ['platform/stock/products.ts', 'platform/commerce/app', 'platform/stock may use lib'],
    ['platform/stock/products.ts', 'services/loop', 'platform/stock may use lib'],
    ['platform/commerce/app.ts', 'platform/stock/catalogue/products', 'stock-shape only'],
    ['services/app-api/app.ts', 'platform/stock/stock-shape', 'services may use lib'],
    ['lib/core/money.ts', 'platform/stock/stock-shape', 'lib may use nothing'],
    ['server/main.ts', 'services/app-api/app', 'server may use lib'],
    ['platform/commerce/price.ts', 'lib/orders/line/fee-lines', 'a stand-in may use lib/core'],
    ['platform/commerce/price.ts', 'services/app-api/app', 'a stand-in may use lib/core'],
    ['components/cart/cart-view.tsx', 'styles/globals.css', 'components may use lib'],
    ['lib/checkout/delivery/options.ts', 'lib/delivery/check-day', 'only lib/delivery may use'],
    ['lib/stores/shop-today.server.ts', 'lib/delivery/check-day', 'ask its arrival'],
    ['services/app-api/submit/holds.ts', 'lib/delivery/runs', 'only lib/delivery may use'],
    [
      'components/cart/cart-view.tsx',
      'lib/delivery/ways/choose-method',
      'only lib/delivery may use',
    ],
    ['app/api/cart/route.ts', 'lib/delivery/ways/choose-method', 'only lib/delivery may use'],
    ['server/main.ts', 'lib/delivery/runs.ts', 'only lib/delivery may use'],
  ])('%s may not import %s', (from, to, why) => {
    expect(whyNotImport(from, to)).toContain(why);
  });
});

/** The build asks each file that a payment page runs whose it is, by its area: `app` has only what the server draws. */
it('what runs in the browser stands in components, not among the pages', () => {
  const isOfBrowser = (file: string) => /^(['"])use client\1/m.test(textOf(file));
  expect(filesBelow(['app'], /\.tsx?$/).filter(isOfBrowser)).toEqual([]);
});

/** The areas of a folder in the steps of the page on architecture, from left to right. */
function stepsOf(folder: string): string[][] {
  const block = new RegExp(`^ {4}${folder} +(.+(?:\\n {16}.+)*)`, 'm');
  const [, order = ''] = block.exec(textOf('docs/architecture.md')) ?? [];
  return (order.match(/\{[^}]*\}|[\w-]+/g) ?? []).map((step) => step.match(/[\w-]+/g) ?? []);
}

describe('the order of areas in docs/architecture.md', () => {
  it.each(['lib', 'components'])(
    'has every area of %s, none of which may use one to its right',
    (folder) => {
      const steps = stepsOf(folder);
      expect(steps.flat().sort()).toEqual(readdirSync(folder).sort());
      const used = steps.flatMap((step, at) =>
        step.flatMap((from) =>
          steps
            .slice(at + 1)
            .flat()
            .filter((to) => !whyNotImport(`${folder}/${from}/one.ts`, `${folder}/${to}/other`))
            .map((to) => `${from} uses ${to}`),
        ),
      );
      expect(used).toEqual([]);
    },
  );
});
