'use client';

import { useStore } from '@/components/browser/create-store';
import { useZipField } from '@/components/ui/form/use-zip-field';
import { zipStore } from '@/components/session/zip-store';
import { shopTodayStore } from '@/components/stores/shop-today';
import { ActForm } from '@/components/ui/form/act-form';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { MenuOpener } from '@/components/ui/dialog/menu-opener';
import { zipFault } from '@/lib/core/zip';
import { brand } from '@/lib/config/brand';

const id = 'arrival-zip';

/**
 * Where it is going, at once, and the first day it can be there once that is known: in the utility bar, from 1400 px on at the right end of the category bar. The ZIP is the one of the
 * product pages. Where the bar has no room for today's hours, they stand below the ZIP.
 */
export function ArrivalStrip() {
  const today = useStore(shopTodayStore);
  const zip = useStore(zipStore);
  const { wrong, clear, props, submit: keep } = useZipField(`${id}-error`);

  function submit() {
    if (!keep()) return;
    clear();
    const toggle = document
      .getElementById(id)
      ?.parentElement?.querySelector<HTMLElement>('[data-toggle]');
    toggle?.click();
    toggle?.focus();
  }

  return (
    <div className="arrival-place">
      <div data-menu="" className="arrival relative flex min-w-0 items-center gap-2">
        <Icon
          name="truck"
          size={18}
          className="shrink-0 text-leaf-700 max-sm:hidden lg:max-[1399px]:hidden"
        />
        <span role="status" className="nums font-medium text-leaf-700 max-[1399px]:text-ink">
          {(today?.zip === zip && today.arrival) ||
            (zip ? arrivalTexts.to(zip) : arrivalTexts.ownVans)}
        </span>
        <MenuOpener
          menu={id}
          className="text-link inline-flex shrink-0 items-center self-stretch whitespace-nowrap"
        >
          {zip ? arrivalTexts.change : arrivalTexts.enterZip}
          <span className="sr-only">{zip && ' ZIP'}</span>
        </MenuOpener>
        <ActForm
          id={id}
          act={submit}
          noValidate
          className="menu-panel menu-drop max-lg:right-auto! max-lg:left-0!"
          aria-label={arrivalTexts.whereTo}
        >
          <label htmlFor={`${id}-field`} className="block text-xs text-ink-2">
            {arrivalTexts.zip}
          </label>
          <div className="mt-1.5 flex gap-2">
            <input
              id={`${id}-field`}
              {...props}
              className={`nums h-10 w-24 rounded-pane border bg-card px-2.5 text-sm ${wrong ? 'border-2 border-terra-600' : 'border-line-strong'}`}
            />
            <button type="submit" className={buttonClass('secondary', 'small')}>
              {arrivalTexts.check}
            </button>
          </div>
          {wrong && (
            <p id={`${id}-error`} role="alert" className="mt-1 text-xs text-terra-700">
              {zipFault}
            </p>
          )}
          {today?.hours && (
            <p className="mt-2.5 border-t border-line pt-2 text-xs text-ink-2 md:max-lg:hidden min-[1400px]:hidden">
              {today.hours}
            </p>
          )}
        </ActForm>
      </div>
    </div>
  );
}

/** Words of the strip in the header that says when a delivery arrives, and where it goes. */
const arrivalTexts = {
  ownVans: `Delivery in ${brand.areaInText}`,
  to: (zip: string) => `To ${zip}`,
  enterZip: 'Enter ZIP',
  change: 'Change',
  whereTo: 'Where is it going?',
  zip: 'ZIP of the recipient',
  check: 'Check',
} as const;
