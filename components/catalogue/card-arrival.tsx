'use client';

import { useStore } from '@/components/browser/create-store';
import { createAnswerStore } from '@/components/browser/create-answer-store';
import { dayStore } from '@/components/session/day-store';
import { zipStore } from '@/components/session/zip-store';
import type { ClassArrivals } from '@/lib/delivery/days/class-arrival';

/** When what the cards of this page show arrives, for the ZIP and the day of this browser: one request for all of them, anew once a cut-off or midnight has passed. */
export const classArrivalsStore = createAnswerStore<ClassArrivals>(() => {
  const [zip, by] = [zipStore.get(), dayStore.get()];
  const query = new URLSearchParams({ ...(zip ? { zip } : {}), ...(zip && by ? { by } : {}) });
  return `/api/delivery/classes?${query.toString()}`;
}, [zipStore, dayStore]);

/** The line of a card that says when it arrives; its place is kept until that is known. */
export function CardArrival({ deliveryClass }: { deliveryClass: string }) {
  const arrivals = useStore(classArrivalsStore);
  return <p className="card-arrival">{arrivals?.classes[deliveryClass]?.words}</p>;
}
