interface MenuOpenerProps extends Omit<React.ComponentProps<'a'>, 'role'> {
  /** ID of what it opens. */
  menu: string;
}

/**
 * Opens a menu (`menu-events.ts`). Where no script hears it, it is a link to what the menu would have shown: to `href`, or to the menu itself, which
 * is shown as the place of the page that the address names.
 */
export function MenuOpener({ menu, href = `#${menu}`, ...props }: MenuOpenerProps) {
  return (
    <a
      href={href}
      role="button"
      data-toggle=""
      aria-expanded="false"
      aria-controls={menu}
      {...props}
    />
  );
}
