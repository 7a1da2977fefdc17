import { tileWords } from '@/lib/catalogue/meeting-words';

/** Month and day of an event over the lower edge of its picture, with the year where it is another. Its words stand beside it. */
export function DayTile({ day, today, grey }: { day: string; today: string; grey: boolean }) {
  const tile = tileWords(day, today);
  return (
    <p
      aria-hidden="true"
      className="nums relative -mt-9 w-[62px] rounded-pane bg-card py-1.5 text-center shadow-lift"
    >
      <span className={`block text-xs font-strong ${grey ? '' : 'text-terra-600'}`}>
        {tile.month}
      </span>
      <span className="display block text-h3 leading-none">{tile.day}</span>
      {tile.year && <span className="block pt-0.5 text-2xs text-ink-2">{tile.year}</span>}
    </p>
  );
}
