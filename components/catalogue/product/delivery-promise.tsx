'use client';

import { useStore } from '@/components/browser/create-store';
import { chosenDayStore, promisedStore, promisedView } from '@/components/cart/promised-store';
import { TicketStub } from '@/components/cart/shipment/ticket-stub';
import type { PromiseView } from '@/lib/promise/promise-view';
import { useZipField } from '@/components/ui/form/use-zip-field';
import { zipStore } from '@/components/session/zip-store';
import { buttonClass } from '@/components/ui/button';
import { ActForm } from '@/components/ui/form/act-form';
import { zipFault } from '@/lib/core/zip';

/** When the product arrives, by which way, for what and until when it can be ordered; the other ways behind "Other ways". For a ZIP once it is known. */
export function DeliveryPromise() {
  const zip = useStore(zipStore);
  const promised = useStore(promisedStore);
  const { wrong, props, submit, clear } = useZipField('promise-zip-error');
  const view = promisedView(promised);

  return (
    <div className="flex bg-card">
      <TicketStub date={view?.day?.date ?? null} method={view?.day?.method ?? null} />
      <div className="min-w-0 flex-1 px-4 py-3 text-sm">
        <div role="status" className="min-h-19 max-[359px]:min-h-26">
          {view ? (
            <p className={view.arrives ? 'font-strong text-leaf-700' : 'text-ink-2'}>
              {view.headline}
            </p>
          ) : (
            <p className="text-ink-2">
              {promised === null
                ? 'Checking the first day…'
                : 'Dates are not available just now. You choose the day in the cart.'}
            </p>
          )}
          {view?.details.map((words) => (
            <p key={words} className="nums text-ink-2">
              {words}
            </p>
          ))}
        </div>
        <DayChips days={view?.days ?? []} chosen={view?.day?.date ?? null} />
        <div className="mt-1 flex flex-wrap items-start gap-x-3 gap-y-1">
          <div className="min-h-8 max-sm:w-full has-[[open]]:w-full">
            {view && (view.others.length > 0 || view.days.length > 0) && (
              <details>
                <summary className="tap cursor-pointer text-xs font-strong underline underline-offset-4">
                  {view.days.length > 0 ? 'Other days and ways' : 'Other ways'}
                </summary>
                {view.days.length > 0 && <OtherDay />}
                <ul className="nums text-xs text-ink-2">
                  {view.others.map((words) => (
                    <li key={words}>{words}</li>
                  ))}
                </ul>
              </details>
            )}
          </div>
          <ActForm
            act={() => {
              if (submit()) clear();
            }}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 sm:ml-auto"
            noValidate
          >
            <label htmlFor="promise-zip" className="text-xs text-ink-2 max-sm:w-full">
              {zip && <span className="sm:sr-only">Another </span>}ZIP
              {!zip && <span className="sm:sr-only"> of the recipient</span>}
            </label>
            <input
              id="promise-zip"
              {...props}
              className={`nums h-9 w-20 rounded-pane border bg-card px-2.5 text-sm ${wrong ? 'border-2 border-terra-600' : 'border-line-strong'}`}
            />
            <button type="submit" className={buttonClass('secondary', 'small', 'min-h-9! px-3!')}>
              Check
            </button>
            {wrong && (
              <p id="promise-zip-error" role="alert" className="w-full text-xs text-terra-700">
                {zipFault}
              </p>
            )}
          </ActForm>
        </div>
      </div>
    </div>
  );
}

/** The days to choose between; what is chosen goes with the product into the cart. */
function DayChips({ days, chosen }: { days: PromiseView['days']; chosen: string | null }) {
  return (
    <div role="group" aria-label="Day" className="mt-1 flex min-h-9 flex-wrap items-center gap-1">
      {days.map(({ date, words }) => (
        <button
          key={date}
          type="button"
          aria-pressed={date === chosen}
          onClick={() => chosenDayStore.set(date)}
          className={`nums min-h-9 rounded-pane border px-2 text-xs font-strong ${date === chosen ? 'border-aubergine-700 bg-lilac-100' : 'border-line-strong bg-card hover:bg-mist'}`}
        >
          {words}
        </button>
      ))}
    </div>
  );
}

/** A field for any other day; what cannot be promised is said with its reason. */
function OtherDay() {
  const day = useStore(chosenDayStore);
  return (
    <label className="mt-1 flex flex-wrap items-center gap-2 text-xs text-ink-2">
      Another day
      <input
        type="date"
        value={day ?? ''}
        onChange={(event) => chosenDayStore.set(event.target.value || null)}
        className="nums h-9 rounded-pane border border-line-strong bg-card px-2 text-ink"
      />
    </label>
  );
}
