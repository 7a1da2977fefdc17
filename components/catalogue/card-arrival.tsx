'use client';

import { useStore } from '@/components/browser/create-store';
import { classArrivalsStore } from './class-arrivals';

/** The line of a card that says when it arrives; its place is kept until that is known. */
export function CardArrival({ deliveryClass }: { deliveryClass: string }) {
  const arrivals = useStore(classArrivalsStore);
  return <p className="card-arrival">{arrivals?.classes[deliveryClass]?.words}</p>;
}
