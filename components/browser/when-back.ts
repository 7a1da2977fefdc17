/** Calls `renew` when Back brings the page out of the browser's own cache, as it was left. Returns what ends it. */
export function whenBack(renew: () => void): () => void {
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) renew();
  };
  window.addEventListener('pageshow', onShow);
  return () => window.removeEventListener('pageshow', onShow);
}
