import 'server-only';
import { getHome } from '@/lib/content/content.server';
import type { Problem } from '@/lib/core/errors/error-codes';
import { ok, type Result } from '@/lib/core/result';
import { now } from '@/lib/core/time/clock';
import type { arrivalWords } from '@/lib/delivery/arrival-promise';
import { arrivalForPage } from '@/lib/delivery/sources.server';

/** What home says of arriving at this moment, and for how many milliseconds it stands. */
export interface HomeArrival {
  words: ReturnType<typeof arrivalWords>;
  standsFor: number;
}

/** The words of the hero anew, for a home page that is open longer than those it was made with are true. */
export async function homeArrival(): Promise<Result<HomeArrival, Problem>> {
  const content = await getHome();
  const { words, nextChange } = await arrivalForPage(content?.holidays ?? [], null);
  return ok({ words, standsFor: Date.parse(nextChange) - now().getTime() });
}
