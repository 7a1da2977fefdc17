/** How long a page may take to name itself after its address has changed, in milliseconds; two pages may also share a title. */
const longestWaitMs = 1000;

/**
 * Calls back once with the title of the page that has just come: at once when it differs from the page's before, else when it changes. The framework
 * empties the title for a moment between two pages. Without a change within a second, with the title there is then. The answer calls back now.
 */
export function whenTitled(before: string | null, then: (title: string) => void): () => void {
  const isNew = () => document.title !== '' && document.title !== before;
  if (before === null || isNew()) {
    then(document.title);
    return () => undefined;
  }
  const end = () => {
    observer.disconnect();
    window.clearTimeout(timer);
    window.removeEventListener('pagehide', end);
    if (!ended) then(document.title || before);
    ended = true;
  };
  let ended = false;
  const observer = new MutationObserver(() => {
    if (isNew()) end();
  });
  observer.observe(document.head, { subtree: true, childList: true, characterData: true });
  const timer = window.setTimeout(end, longestWaitMs);
  window.addEventListener('pagehide', end);
  return end;
}
