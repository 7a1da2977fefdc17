import { parseArgs } from 'node:util';

/** A day that is to be played. */
export interface DayCommand {
  /** Seconds between two events. */
  every: number;
  /** The only order that moves, by its ID or number; all that are open when it is `null`. */
  order: string | null;
}

export const help = `npm run demo -- day [--every SECONDS] [--order NUMBER]

Plays a day of the shop floor in the demo shop that \`npm start\` is running: every open order is designed, photographed, loaded and delivered, or made ready
and collected, event by event, told by the demo's staff as tablets and phones tell it. Look at an order meanwhile: the addresses are said first.

  --every SECONDS   between two events; 3 unless said, 0 for as fast as it goes
  --order NUMBER    only this order, such as one you have just placed (LL-104217-3, or its ID)`;

const everyUsually = 3;

/** The command of a line's words; `null` for one that there is not. */
export function commandOf(args: readonly string[]): DayCommand | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { every: { type: 'string' }, order: { type: 'string' } },
    });
    const every = values.every === undefined ? everyUsually : Number(values.every);
    const isDay = positionals.length === 1 && positionals[0] === 'day';
    if (!isDay || !(every >= 0 && every <= 600) || values.every === '') return null;
    return { every, order: values.order?.trim() || null };
  } catch {
    return null;
  }
}
