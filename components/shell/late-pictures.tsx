'use client';

import { useEffect } from 'react';
import { onFirstMove } from '@/lib/core/first-move.client';
import { awakeEvent } from '@/lib/stores/shop-today.client';

/**
 * Lets the pictures of parts below the first view come (`.late`): at the visitor's first sign of life, or at once where one of them is already in
 * view. Without script they are never held back.
 */
export function LatePictures() {
  useEffect(() => {
    const inView = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) wake(); });
    const callOff = onFirstMove(wake);
    function wake() {
      if ('awake' in document.documentElement.dataset) return;
      document.documentElement.dataset.awake = '';
      inView.disconnect();
      window.dispatchEvent(new Event(awakeEvent));
    }
    if (!('awake' in document.documentElement.dataset)) document.querySelectorAll('main .late').forEach((part) => inView.observe(part));
    return () => {
      inView.disconnect();
      callOff();
    };
  }, []);
  return null;
}
