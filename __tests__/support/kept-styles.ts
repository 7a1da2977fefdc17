/**
 * Keeps computed styles until the document changes. Jsdom works out every property anew at each question, and a query by role asks for each element above
 * and below each candidate. What is not in the document is asked every time: nobody tells of its changes.
 */
export function keepStyles(): void {
  const ask = window.getComputedStyle.bind(window);
  let kept = new WeakMap<Element, CSSStyleDeclaration>();
  const forget = () => {
    kept = new WeakMap();
  };
  const changes = new MutationObserver(forget);
  changes.observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  });

  window.getComputedStyle = (element, pseudo) => {
    if (pseudo || !document.contains(element)) return ask(element, pseudo);
    if (changes.takeRecords().length > 0) forget();
    const known = kept.get(element);
    if (known) return known;
    const style = ask(element);
    kept.set(element, style);
    return style;
  };
}
