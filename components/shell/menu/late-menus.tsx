'use client';

import { startTransition, useCallback, useEffect, useState } from 'react';
import type { ShellMenus } from '@/lib/content/shell-menus';
import { onFirstMove } from '@/components/browser/first-move';
import { latePart } from '@/components/browser/late-part';
import type { Result } from '@/lib/core/result';
import { shopFetch, type ShopProblem } from '@/components/browser/shop-fetch';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { menuPlaces } from './menu-place';

/** Says in the place of every menu that it did not arrive, with a way to ask again. */
function MenuFailure({ again }: { again: () => Promise<void> }) {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await again();
    setAsking(false);
  };
  return menuPlaces(document).map((place) =>
    createPortal(
      <div className={place.matches('.mega') ? 'shop' : 'py-2'}>
        <Notice tone="error">Menu didn’t load.</Notice>
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={asking ? 'Asking…' : undefined}
          onClick={() => void retry()}
        >
          Try again
        </Button>
      </div>,
      place,
      place.id,
    ),
  );
}

const MenuContents = latePart(
  () => import('./menu-contents'),
  ({ onRetry }) => <MenuFailure again={onRetry} />,
);

/**
 * Fills the menus and drawers of the header (specification A2) after the visitor's first move: they are most of what a page holds, and nobody sees them
 * before (decision 074). What did not arrive says so in its place and can be asked for again.
 */
export function LateMenus() {
  const [answer, setAnswer] = useState<Result<ShellMenus, ShopProblem> | null>(null);
  const ask = useCallback(async () => {
    const [arrived] = await Promise.all([
      shopFetch<ShellMenus>('GET', '/api/menus'),
      MenuContents.prepare(),
    ]);
    startTransition(() => setAnswer(arrived));
  }, []);
  useEffect(() => onFirstMove(() => void ask()), [ask]);
  if (!answer) return null;
  return answer.ok ? <MenuContents.Part shell={answer.value} /> : <MenuFailure again={ask} />;
}
