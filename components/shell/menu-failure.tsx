'use client';

import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { menuPlaces } from './menu-place';
import { shellTexts } from './texts';

/** Says in the place of every menu that it did not arrive, with a way to ask again. */
export function MenuFailure({ again }: { again: () => Promise<void> | void }) {
  const [asking, setAsking] = useState(false);
  const retry = async () => {
    setAsking(true);
    await again();
    setAsking(false);
  };
  return menuPlaces(document).map((place) =>
    createPortal(
      <div className={place.matches('.mega') ? 'shop' : 'py-2'}>
        <Notice tone="error">{shellTexts.menuFailed}</Notice>
        <Button
          kind="secondary"
          size="small"
          className="mt-3"
          busy={asking ? shellTexts.asking : undefined}
          onClick={() => void retry()}
        >
          {shellTexts.tryAgain}
        </Button>
      </div>,
      place,
      place.id,
    ),
  );
}
