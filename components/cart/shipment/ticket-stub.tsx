import { Icon } from '@/components/ui/icon';
import { dayWords } from '@/lib/core/time/day-words';
import { type DeliveryMethod, isPickup } from '@/lib/delivery/method';

/** The longest weekday stays whole where the browser's own letters are large. */
const small = 'text-[length:min(var(--text-xs),4.1vw)] leading-[1.4]';

/** The stub of a delivery ticket: weekday, big day and month, torn off along a dashed line; what goes by email waits for no day. */
export function TicketStub({
  date,
  method,
}: {
  date: string | null;
  method: DeliveryMethod | null;
}) {
  const words = date ? dayWords(date) : null;
  const tone = isPickup(method) ? 'text-lilac-700' : 'text-leaf-700';
  return (
    <div className="relative grid w-min min-w-[min(5rem,25vw)] shrink-0 place-content-center border-r-2 border-dashed border-line px-0.5 py-3 text-center leading-tight sm:min-w-26">
      <span
        aria-hidden="true"
        className="absolute -right-2.5 -top-px h-2.5 w-5 rounded-b-full border border-t-0 border-line bg-paper"
      />
      {words ? (
        <>
          <span className={`${small} font-strong ${tone}`}>{words.weekday}</span>
          <span className="nums display text-h2 leading-none">{words.day}</span>
          <span className={`${small} font-strong`}>{words.month}</span>
        </>
      ) : (
        <>
          <Icon
            name={method === 'Email' ? 'mail' : 'calendar'}
            size={24}
            className="mx-auto text-lilac-500"
          />
          <span className="mt-1 text-xs text-ink-2">
            {method === 'Email' ? 'By email' : 'No day yet'}
          </span>
        </>
      )}
    </div>
  );
}
