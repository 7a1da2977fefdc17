'use client';

import { lazy, Suspense, useState, type ComponentProps } from 'react';
import { CartFailure } from '@/components/cart/cart-failure';
import type { EndedVisit as Visit } from './ended-visit';

type EndedVisitProps = ComponentProps<typeof Visit>;

const load = () => import('./ended-visit').then(({ EndedVisit }) => EndedVisit);
const EndedVisit = lazy(() =>
  load().then(
    (loaded) => ({ default: loaded }),
    () => ({ default: NotLoaded }),
  ),
);

/** In the place of a script that did not come: a reload would lose what this page alone still knows, so it is asked for again here. */
function NotLoaded(props: EndedVisitProps) {
  const [Loaded, setLoaded] = useState<typeof Visit | null>(null);
  const again = () =>
    void load().then(
      (loaded) => setLoaded(() => loaded),
      () => undefined,
    );
  return Loaded ? <Loaded {...props} /> : <CartFailure text={props.problem.text} onRetry={again} />;
}

/** The place in checkout of what is said, and can be done, when the visit has ended: its script comes when it has. */
export function EndedVisitHost(props: EndedVisitProps) {
  return (
    <Suspense>
      <EndedVisit {...props} />
    </Suspense>
  );
}
