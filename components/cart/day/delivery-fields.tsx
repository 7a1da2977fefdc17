'use client';

import { useCartGone } from '@/components/session/use-cart-query';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { TryAgain } from '@/components/ui/try-again';
import { daySentence, shortDay } from '@/lib/core/time/day-words';
import { timeLeft } from '@/lib/core/time/time-left';
import { changeText } from '@/lib/orders/change-texts';
import { closedDays } from '@/lib/checkout/delivery/calendar-days';
import type { CalendarDay } from '@/lib/delivery/day-reasons';
import { useSecondsLeft } from '@/components/browser/use-seconds-left';
import { Icon } from '@/components/ui/icon';
import type { SameDayCountdown } from '@/lib/delivery/countdown';
import { DayPicker } from './day-picker';
import { MethodChoice } from './method-choice';
import { RunChoice } from './run-choice';
import type { DeliveryChoice } from './use-delivery-choice';

/** Why days of the next five weeks are closed, in sentences beside the calendar, month by month as it turns them. */
function ClosedDays({ days }: { days: readonly CalendarDay[] }) {
  const groups = closedDays(days.slice(0, 35));
  if (groups.length === 0) return null;
  return (
    <div className="text-sm">
      <h4 className="font-strong">Why some days are closed</h4>
      {groups.map(({ month, days: closed }) => (
        <div key={month} className="mt-1.5">
          {month && <h5 className="text-xs font-strong text-ink-2">{month}</h5>}
          <ul className="flex flex-col gap-1.5 text-ink-2">
            {closed.map(({ when, why }) => (
              <li key={when}>
                <strong className="text-ink">{when}</strong>: {why}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

/** How long orders are taken for today, counted down on the server's clock; once it has passed the days are asked for anew. */
function SameDayNote({
  countdown,
  onPassed,
}: {
  countdown: SameDayCountdown;
  onPassed: () => void;
}) {
  const { cutoff, secondsLeft } = countdown;
  // A new answer brings a new cut-off.
  const left = useSecondsLeft(`${cutoff} ${secondsLeft}`, secondsLeft, onPassed);
  if (left <= 0) return null;
  return (
    <p className="flex items-center gap-2 text-sm text-ink-2">
      <Icon name="truck" size={18} className="shrink-0 text-leaf-700" />
      <span>
        Order within <strong className="nums text-ink">{timeLeft(left)}</strong> for delivery today
      </span>
    </p>
  );
}

/** The ways to choose between, the days with the reason for each that is closed, the runs of the day; what is missing while they are not known. */
export function DeliveryFields({ choice }: { choice: DeliveryChoice }) {
  const { options, error, chosen, day, preference, missing, wish, wishChange } = choice;
  // The page says so itself, and what can be done.
  const gone = useCartGone();
  if (error && !options)
    return gone ? null : (
      <Notice tone="error">
        <p>{error.message}</p>
        <TryAgain size="small" className="mt-3" onClick={choice.refetch} />
      </Notice>
    );
  if (!options)
    return (
      <p role="status" className="text-ink-2">
        Checking the days …
      </p>
    );
  if (!chosen) return null;
  const { methods, days, cost, runs, countdown } = options;
  const first = days.find(({ available }) => available);
  const insteadOfWish = wishChange?.what === 'day' ? wishChange.first : null;
  return (
    <div className="flex flex-col gap-6">
      {wishChange && day?.date !== insteadOfWish && (
        <Notice tone="notice">
          <p>{changeText(wishChange)}.</p>
          {insteadOfWish && (
            <Button
              kind="secondary"
              size="small"
              className="mt-2"
              onClick={() => choice.setDate(insteadOfWish)}
            >
              Take {shortDay(insteadOfWish)}
            </Button>
          )}
        </Notice>
      )}
      <MethodChoice
        methods={methods}
        chosen={choice.wanted ?? chosen}
        onChoose={choice.setMethod}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        {first && (
          <button
            type="button"
            onClick={() => choice.setDate(first.date)}
            className="inline-flex min-h-10 items-center gap-2 rounded-pane border border-leaf-600 bg-card px-4 text-ui font-strong text-leaf-700 hover:bg-leaf-100"
          >
            Earliest: {daySentence(first.date)}
          </button>
        )}
        {chosen === 'LocalDelivery' && countdown?.offered && (
          <SameDayNote countdown={countdown} onPassed={choice.refetch} />
        )}
      </div>
      <div className="grid gap-8 xl:grid-cols-[minmax(0,1fr)_240px]">
        <DayPicker
          key={chosen}
          days={days}
          cost={cost}
          chosen={day?.date ?? null}
          onChoose={choice.setDate}
        />
        <div className="flex flex-col gap-6">
          {day && (
            <h3 className="text-h3" aria-live="polite">
              {daySentence(day.date)}
              {day.date === wish?.date && ', as you chose'}
            </h3>
          )}
          {day && runs.length > 0 && (
            <RunChoice
              runs={runs}
              closed={day.available ? day.closedRuns : []}
              fees={day.runFees}
              chosen={preference}
              onChoose={choice.setRun}
            />
          )}
          <ClosedDays days={days} />
        </div>
      </div>
      {missing && <Notice tone="error">Please choose a day.</Notice>}
    </div>
  );
}
