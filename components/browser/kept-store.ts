import { createStore, type Store } from './create-store';
import { storedText } from './stored-text';

/** A text of a shape that this browser keeps under a name, the same in all its tabs: what one of them sets, or forgets, the others follow. `null` where there is none. */
export function keptStore(name: string, shape: RegExp): Store<string | null> {
  const kept = storedText('localStorage', name);
  const changes = createStore(0);
  const change = () => changes.set(changes.get() + 1);
  let followsTabs = false;

  function followTabs(): void {
    if (followsTabs) return;
    followsTabs = true;
    window.addEventListener('storage', ({ key }) => {
      if (key === name || key === null) change();
    });
  }

  return {
    subscribe(listener) {
      followTabs();
      return changes.subscribe(listener);
    },
    get() {
      const text = kept.get();
      return text && shape.test(text) ? text : null;
    },
    getOnServer: () => null,
    set(text) {
      kept.set(text);
      change();
    },
  };
}
