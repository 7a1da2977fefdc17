'use client';

import { lazy, startTransition, Suspense, useCallback, useEffect, useState } from 'react';
import type { ShellMenus } from '@/lib/content/shell-menus';
import { onFirstMove } from '@/components/browser/first-move';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { menuPlaces } from './menu-place';

/** What stands in the place of menus that did not load. */
const lateMenuTexts = {
  menuFailed: 'Menu didn’t load.',
  tryAgain: 'Try again',
  asking: 'Asking…',
} as const;

/** Says in the place of every menu that it did not arrive, with a way to ask again. */
function MenuFailure({ again }: { again: () => Promise<void> | void }) {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await again();
    setAsking(false);
  };
  return menuPlaces(document).map((place) =>
    createPortal(
      <div className={place.matches('.mega') ? 'shop' : 'py-2'}>
        <Notice tone="error">{lateMenuTexts.menuFailed}</Notice>
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={asking ? lateMenuTexts.asking : undefined}
          onClick={() => void retry()}
        >
          {lateMenuTexts.tryAgain}
        </Button>
      </div>,
      place,
      place.id,
    ),
  );
}

const load = () => import('./menu-contents');
const MenuContents = lazy(() => load().catch(() => ({ default: ReloadInstead })));

/**
 * Fills the menus and drawers of the header (specification A2) after the visitor's first move: they are most of what a page holds, and nobody sees them
 * before (decision 074). What did not arrive says so in its place and can be asked for again.
 */
export function LateMenus() {
  const [answer, setAnswer] = useState<Result<ShellMenus, ShopProblem> | null>(null);
  const ask = useCallback(async () => {
    const arrived = await shopFetch<ShellMenus>('GET', '/api/menus');
    startTransition(() => setAnswer(arrived));
  }, []);
  useEffect(
    () =>
      onFirstMove(() => {
        void load().catch(() => null);
        void ask();
      }),
    [ask],
  );
  if (!answer) return null;
  return answer.ok ? (
    <Suspense>
      <MenuContents shell={answer.value} />
    </Suspense>
  ) : (
    <MenuFailure again={ask} />
  );
}

/** A new version of the shop has taken the old one's scripts away: a reload brings the new ones. */
function ReloadInstead() {
  return <MenuFailure again={() => window.location.reload()} />;
}
