import { keptStore } from '@/components/browser/kept-store';

/** The ZIP the shopper last asked a date for, kept on this browser; `null` until then. */
export const zipStore = keptStore('lilac-zip', /^\d{5}$/);

/** The ZIP that a form without a script asked a page with (`?zip=`) is the last one asked for. */
if (typeof window !== 'undefined') {
  const zipInAddress = new URLSearchParams(window.location.search).get('zip');
  if (zipInAddress && /^\d{5}$/.test(zipInAddress)) zipStore.set(zipInAddress);
}
