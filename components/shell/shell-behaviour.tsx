'use client';

import { usePathname } from 'next/navigation';
import { useEffect } from 'react';
import { listenToMenus, closeMenus, markCurrent } from './menu-events';

/**
 * Gives the server-rendered menus their keyboard and closes them after a navigation. Hovering needs no script; this adds Escape,
 * the toggle buttons, and the mark of the current section, which a cached layout cannot know.
 */
export function ShellBehaviour() {
  const pathname = usePathname();
  useEffect(() => listenToMenus(document), []);
  useEffect(() => {
    closeMenus(document);
    markCurrent(document, pathname);
  }, [pathname]);
  return null;
}
