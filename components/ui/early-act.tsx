'use client';

import { useEffect } from 'react';

/** Tells the page again what a visitor did before it could hear it: a button pressed, a list changed. Stands last in a layout, when everything in it is awake. */
export function EarlyAct() {
  useEffect(() => {
    const early = window.earlyAct;
    if (!early) return;
    window.earlyAct = undefined;
    early.stop();
    if (!early.target?.isConnected) return;
    if (early.target instanceof HTMLSelectElement) early.target.dispatchEvent(new Event('change', { bubbles: true }));
    else early.target.click();
  }, []);
  return null;
}
