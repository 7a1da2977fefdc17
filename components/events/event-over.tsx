import { chicagoDate } from '@/lib/core/time/chicago-time';
import type { EventSession } from '@/lib/events/event';
import { longDay, shortDayFrom } from '@/lib/core/time/day-words';
import { sessionState } from '@/lib/events/event-state';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { eventTexts } from './texts';

/** In place of the booking when no date is to come: over, or a course whose further evenings cannot be joined (specification A4, decision 024). */
export function EventOver({ sessions, now }: { sessions: readonly EventSession[]; now: Date }) {
  const isUnderWay = (session: EventSession) => sessionState(session, now).kind === 'under-way';
  const underWay = sessions.find(isUnderWay);
  const last = underWay ?? sessions.at(-1);
  const end = last?.meetings.at(-1)?.day ?? '';
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="notice">
        {last && underWay ? (
          <>
            This workshop is under way, from{' '}
            <Days
              from={shortDayFrom(last.day, chicagoDate(now))}
              to={shortDayFrom(end, chicagoDate(now))}
            />
            . {eventTexts.underWayNow}
          </>
        ) : (
          <>
            This event is over
            {last && (
              <>
                . It was last held {last.day === end ? 'on' : 'from'}{' '}
                <Days from={longDay(last.day)} to={last.day === end ? null : longDay(end)} />
              </>
            )}
            . Many come back every year.
          </>
        )}
      </Notice>
      <ButtonLink href="/event-calendar" kind="secondary">
        Event Calendar
      </ButtonLink>
    </div>
  );
}

function Days({ from, to }: { from: string; to: string | null }) {
  return (
    <>
      <span className="nums">{from}</span>
      {to && (
        <>
          {' '}
          to <span className="nums">{to}</span>
        </>
      )}
    </>
  );
}
