'use client';

import type { ComponentProps } from 'react';
import { latePart } from '@/components/browser/late-part';
import { CartFailure } from '@/components/cart/cart-failure';
import type { EndedVisit as Visit } from './ended-visit';

/** The place in checkout of what is said, and can be done, when the visit has ended: its script comes when it has. A reload would lose what the page alone still knows. */
export const { Part: EndedVisitHost } = latePart<ComponentProps<typeof Visit>>(
  () => import('./ended-visit').then(({ EndedVisit }) => ({ default: EndedVisit })),
  ({ problem, onRetry }) => <CartFailure text={problem.text} onRetry={() => void onRetry()} />,
);
