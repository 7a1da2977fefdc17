'use client';

import { useEffect } from 'react';
import { awakeEvent } from '@/lib/stores/shop-today.client';

const inputs = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'] as const;

/**
 * Lets the pictures of parts below the first view come (`.late`): at the visitor's first sign of life, or at once where one of them is already in
 * view. Without script they are never held back.
 */
export function LatePictures() {
  useEffect(() => {
    const stop = new AbortController();
    const inView = new IntersectionObserver((entries) => { if (entries.some(({ isIntersecting }) => isIntersecting)) wake(); });
    function wake() {
      document.documentElement.dataset.awake = '';
      inView.disconnect();
      stop.abort();
      window.dispatchEvent(new Event(awakeEvent));
    }
    if (window.scrollY > 0) wake();
    else {
      for (const kind of inputs) window.addEventListener(kind, wake, { signal: stop.signal, passive: true, capture: true });
      document.querySelectorAll('main .late').forEach((part) => inView.observe(part));
    }
    return () => {
      inView.disconnect();
      stop.abort();
    };
  }, []);
  return null;
}
