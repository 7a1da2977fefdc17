import { z } from 'zod';

/** Longer than any move takes: each of its calls is given up after seconds. */
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
 * Units on their way from one line to another, written onto the order before they leave the one and taken off when they are on the other: the
 * platform changes one line at a time. `Left` is what stays on `From` (0: the line goes), `Raised` what `To` has in the end; `To` is a new line
 * where that is no more than `Units`. `At` is an ISO instant.
 */
export type OpenMove = z.infer<typeof openMove>;

/** The move an order's own fields speak of; `null` where there is none or it makes no sense. */
export function openMoveOf(xp: unknown): OpenMove | null {
  const parsed = z.object({ Move: openMove }).safeParse(xp);
  return parsed.success ? parsed.data.Move : null;
}

/** Whether the units have left their line and not come onto the other, and nobody has changed either since. */
export function unitsAreMissing(
  { From, To, Units, Left, Raised }: OpenMove,
  lines: readonly { id: string; quantity: number }[],
): boolean {
  const on = (line: string) => lines.find(({ id }) => id === line)?.quantity ?? 0;
  return on(From) === Left && on(To) === Raised - Units;
}

/** What is to be done about a move: wait while it may still be going on, then bring the units onto the other line, or back, or forget it. */
export function endOfMove(
  move: OpenMove,
  lines: readonly { id: string; quantity: number }[],
  now: Date,
): 'under-way' | 'raise' | 'put-back' | 'forget' {
  if (now.getTime() - Date.parse(move.At) < moveLastsMs) return 'under-way';
  if (!unitsAreMissing(move, lines)) return 'forget';
  return move.Raised > move.Units ? 'raise' : 'put-back';
}
