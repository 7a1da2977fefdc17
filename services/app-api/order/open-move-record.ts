import { z } from 'zod';

/** Longer than any move takes: each of its calls has a time limit of seconds. */
export const moveLastsMs = 60_000;

const units = z.number().int().min(0);

const openMove = z.object({
  At: z.iso.datetime(),
  From: z.string().min(1),
  To: z.string().min(1),
  Units: units.min(1),
  Left: units,
  Raised: units.min(1),
});

/**
 * Units on their way from one line to another. Recorded on the order before they leave the one line and removed when they are on the other, because the
 * platform changes one line at a time. `Left` is what stays on `From` (0: the line is deleted), `Raised` the final quantity of `To`, which is a new line where
 * that is no more than `Units`. `At` is an ISO instant.
 */
export type OpenMove = z.infer<typeof openMove>;

/** The move recorded in an order's fields; `null` where there is none or it is malformed. */
export function openMoveOf(xp: unknown): OpenMove | null {
  const parsed = z.object({ Move: openMove }).safeParse(xp);
  return parsed.success ? parsed.data.Move : null;
}

/** Whether the units have left their line without arriving on the other, and neither has been changed since. */
export function unitsAreMissing(
  { From, To, Units, Left, Raised }: OpenMove,
  lines: readonly { id: string; quantity: number }[],
): boolean {
  const on = (line: string) => lines.find(({ id }) => id === line)?.quantity ?? 0;
  return on(From) === Left && on(To) === Raised - Units;
}

/** What to do about a recorded move: wait while it may still be running, else put the units onto the other line or back, or delete the record. */
export function endOfMove(
  move: OpenMove,
  lines: readonly { id: string; quantity: number }[],
  now: Date,
): 'under-way' | 'raise' | 'put-back' | 'forget' {
  if (now.getTime() - Date.parse(move.At) < moveLastsMs) return 'under-way';
  if (!unitsAreMissing(move, lines)) return 'forget';
  return move.Raised > move.Units ? 'raise' : 'put-back';
}
