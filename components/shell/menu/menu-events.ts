'use client';

import { useEffect } from 'react';
import { isPlainClick } from '@/components/ui/plain-click';
import { openAtCurrentSection } from '../resource-section';
import { drawers } from './menu-place';

/** Gives the server-rendered menus their buttons and their keyboard, as early as the page is hydrated. */
export function MenuListeners(): null {
  useEffect(() => listenToMenus(), []);
  return null;
}

/**
 * Wires the menus of the document: `[data-menu]` with a `[data-toggle]` inside; a field in one gets the focus when it is opened. What the address has opened
 * before stays open. Returns what undoes it.
 */
export function listenToMenus(): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  document.addEventListener('click', onClick, options);
  document.addEventListener('keydown', onKey, options);
  document.addEventListener('focusout', onFocusOut, options);
  document.addEventListener('mouseout', onMouseOut, options);
  document.addEventListener('mouseover', onMouseOver, options);
  document.addEventListener('beforetoggle', onToggle, { ...options, capture: true });
  document.addEventListener('toggle', onToggled, { ...options, capture: true });
  const named = window.location.hash && document.getElementById(window.location.hash.slice(1));
  const opened = named && named.closest<HTMLElement>('[data-menu]');
  if (opened) setOpen(opened, true);
  document.documentElement.dataset.menus = '';
  return () => {
    stop.abort();
    delete document.documentElement.dataset.menus;
  };
}

/** Closes every open menu and drawer, also one that only hovering keeps open; the drawer of the list that is shown stays (`data-stays`). */
export function closeMenus(): void {
  dismissMenus();
  document.querySelectorAll<HTMLElement>('[popover]:not([data-stays])').forEach((drawer) => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  });
}

/** Marks the links of the bars that lead to where we are, or to a section above it. */
export function markCurrent(pathname: string): void {
  document
    .querySelectorAll<HTMLAnchorElement>('[data-bar] a:not(.menu-panel a)')
    .forEach((link) => {
      const path = link.getAttribute('href') ?? '';
      if (pathname === path) link.setAttribute('aria-current', 'page');
      else if (path !== '/' && pathname.startsWith(`${path}/`))
        link.setAttribute('aria-current', 'true');
      else link.removeAttribute('aria-current');
    });
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const toggle = target?.closest('[data-toggle]');
  if (toggle instanceof HTMLAnchorElement && !isPlainClick(event)) return;
  const menu = toggle?.closest<HTMLElement>('[data-menu]');
  if (menu) {
    event.preventDefault();
    const open = menu.hasAttribute('data-open');
    closeOthers(menu);
    setOpen(menu, !open);
    if (!open) menu.querySelector<HTMLElement>('.menu-panel input')?.focus();
    menu.toggleAttribute('data-dismissed', open && menu.matches(':hover'));
  } else if (target && !target.closest('[data-menu]')) {
    closeOthers(null);
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key === 'Escape') dismissMenus();
  // A link that is a button answers to the space bar like one.
  if (
    event.key !== ' ' ||
    !(event.target instanceof HTMLElement) ||
    !event.target.matches('a[role=button]')
  )
    return;
  event.preventDefault();
  event.target.click();
}

function onFocusOut(event: FocusEvent): void {
  const menu =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-menu][data-open]')
      : null;
  if (menu && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget))
    setOpen(menu, false);
}

function onMouseOut(event: MouseEvent): void {
  const menu = event.target instanceof Element ? event.target.closest('[data-dismissed]') : null;
  if (menu && !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget)))
    menu.removeAttribute('data-dismissed');
}

/** A pointer on another menu, or on an entry without one (gift cards, On Sale), closes the menu that is open (specification A2). */
function onMouseOver(event: MouseEvent): void {
  const entry =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('[data-menu], [data-closes]')
      : null;
  if (entry) closeOthers(entry);
}

function onToggle(event: Event): void {
  if (
    event.target instanceof HTMLElement &&
    event.target.id === drawers.resources &&
    (event as ToggleEvent).newState === 'open'
  ) {
    openAtCurrentSection(event.target, window.location.pathname);
  }
}

/** A drawer that opened out of another does not give the focus back by itself: the button that opened it gets it, the one that can be seen. */
function onToggled(event: Event): void {
  const drawer = event.target;
  if (
    !(drawer instanceof HTMLElement) ||
    !drawer.hasAttribute('popover') ||
    (event as ToggleEvent).newState !== 'closed'
  )
    return;
  const focused = document.activeElement;
  if (focused && focused !== document.body && !drawer.contains(focused)) return;
  const openers = document.querySelectorAll<HTMLElement>(
    `[popovertarget="${drawer.id}"]:not([popovertargetaction="hide"])`,
  );
  [...openers].find((opener) => {
    opener.focus();
    return opener === document.activeElement;
  });
}

function dismissMenus(): void {
  document.querySelectorAll<HTMLElement>('[data-menu]').forEach((menu) => {
    setOpen(menu, false);
    menu.toggleAttribute('data-dismissed', menu.matches(':hover'));
  });
}

function closeOthers(kept: HTMLElement | null): void {
  document.querySelectorAll<HTMLElement>('[data-menu][data-open]').forEach((menu) => {
    if (menu !== kept) setOpen(menu, false);
  });
}

/** Opens or closes a menu; a focus that would be hidden with it comes to its button. */
function setOpen(menu: HTMLElement, open: boolean): void {
  menu.toggleAttribute('data-open', open);
  const toggle = menu.querySelector<HTMLElement>('[data-toggle]');
  toggle?.setAttribute('aria-expanded', String(open));
  if (!open && menu.querySelector('.menu-panel')?.contains(document.activeElement))
    toggle?.focus({ preventScroll: true });
}
