'use client';

import { useEffect } from 'react';
import { listenToMenus } from './menu-events';

/** Gives the server-rendered menus their buttons and their keyboard, as early as the page is hydrated. */
export function MenuListeners() {
  useEffect(() => listenToMenus(), []);
  return null;
}
