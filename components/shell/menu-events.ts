/** Wires the menus under `root`: `[data-menu]` with a `[data-toggle]` button inside, or one elsewhere that names it. Returns what undoes it. */
export function listenToMenus(root: Document): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal };
  root.addEventListener('click', onClick, options);
  root.addEventListener('keydown', onKey, options);
  root.addEventListener('focusout', onFocusOut, options);
  root.addEventListener('mouseout', onMouseOut, options);
  return () => stop.abort();
}

/** Closes every open menu and drawer; what is folded open in the page stays. */
export function closeMenus(root: ParentNode): void {
  root.querySelectorAll<HTMLElement>('[data-menu][data-open]:not([data-stays])').forEach((menu) => setOpen(menu, false));
  root.querySelectorAll<HTMLElement>('[popover]').forEach((drawer) => {
    if (drawer.matches(':popover-open')) drawer.hidePopover();
  });
}

/** Marks the links of the bars that lead to where we are, or to a section above it. */
export function markCurrent(root: ParentNode, pathname: string): void {
  root.querySelectorAll<HTMLAnchorElement>('[data-bar] a:not(.menu-panel a)').forEach((link) => {
    const path = link.getAttribute('href') ?? '';
    if (pathname === path) link.setAttribute('aria-current', 'page');
    else if (path !== '/' && pathname.startsWith(`${path}/`)) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
  });
}

function onClick(event: MouseEvent): void {
  const target = event.target instanceof Element ? event.target : null;
  const toggle = target?.closest('[data-toggle]');
  const named = toggle?.getAttribute('data-toggle');
  const menu = named ? document.getElementById(named) : toggle?.closest<HTMLElement>('[data-menu]') ?? null;
  if (menu) {
    const open = menu.hasAttribute('data-open');
    if (!menu.hasAttribute('data-stays')) closeMenus(document);
    setOpen(menu, !open);
  } else if (target && !target.closest('[data-menu]')) {
    document.querySelectorAll<HTMLElement>('[data-menu][data-open]:not([data-stays])').forEach((other) => setOpen(other, false));
  }
}

function onKey(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  const open = document.querySelector<HTMLElement>('[data-menu][data-open]:not([data-stays])');
  if (open?.contains(document.activeElement)) open.querySelector<HTMLElement>('[data-toggle]')?.focus();
  document.querySelectorAll<HTMLElement>('[data-menu]:not([data-stays])').forEach((menu) => {
    setOpen(menu, false);
    menu.toggleAttribute('data-dismissed', menu.matches(':hover'));
  });
}

function onFocusOut(event: FocusEvent): void {
  const menu = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-menu][data-open]:not([data-stays])') : null;
  if (menu && event.relatedTarget instanceof Node && !menu.contains(event.relatedTarget)) setOpen(menu, false);
}

function onMouseOut(event: MouseEvent): void {
  const menu = event.target instanceof Element ? event.target.closest('[data-dismissed]') : null;
  if (menu && !(event.relatedTarget instanceof Node && menu.contains(event.relatedTarget))) menu.removeAttribute('data-dismissed');
}

function setOpen(menu: HTMLElement, open: boolean): void {
  menu.toggleAttribute('data-open', open);
  const toggle = menu.querySelector('[data-toggle]') ?? (menu.id ? document.querySelector(`[data-toggle="${menu.id}"]`) : null);
  toggle?.setAttribute('aria-expanded', String(open));
}
