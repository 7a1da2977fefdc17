import type { EventSession } from '@/lib/events/event';
import { longDay } from '@/lib/core/day-words';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';

/** In place of the booking when every date lies in the past (000 §4). */
export function EventOver({ last }: { last: EventSession | null }) {
  return (
    <div className="flex flex-col items-start gap-5">
      <Notice tone="notice">This event is over{last && <>. It was last held on <span className="nums">{longDay(last.day)}</span></>}. Many come back every year.</Notice>
      <ButtonLink href="/event-calendar" kind="secondary">Event Calendar</ButtonLink>
    </div>
  );
}
