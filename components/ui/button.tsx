import type { ComponentProps, MouseEvent } from 'react';
import { ShopLink } from './shop-link';

export type ButtonKind = 'primary' | 'secondary' | 'loyalty';
export type ButtonSize = 'normal' | 'small';

const kinds: Record<ButtonKind, string> = {
  primary: 'bg-aubergine-700 text-white hover:bg-aubergine-800',
  secondary: 'border border-aubergine-700 bg-card text-aubergine-700 hover:bg-mist',
  loyalty: 'bg-lilac-300 text-aubergine-900 hover:bg-lilac-400',
};
const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-12 px-6 text-base',
  small: 'min-h-10 px-5 text-ui',
};

/** Classes of a button, for links and buttons alike. One primary per view. */
export function buttonClass(
  kind: ButtonKind = 'primary',
  size: ButtonSize = 'normal',
  more = '',
): string {
  const disabled =
    'disabled:bg-line disabled:text-ink-3 disabled:border-transparent disabled:cursor-not-allowed aria-disabled:bg-line aria-disabled:text-ink-3 aria-disabled:border-transparent aria-disabled:cursor-not-allowed';
  return `inline-flex items-center justify-center gap-2 rounded-pane py-2 text-center font-strong leading-tight transition-colors duration-(--dur-fast) ${kinds[kind]} ${sizes[size]} ${disabled} ${more}`;
}

interface Look {
  kind?: ButtonKind;
  size?: ButtonSize;
}

/** A button that does something. While `busy` it says what it is doing and does nothing more, and while `shut` it does nothing at all; it keeps the focus, which a disabled button would lose. */
export function Button({
  kind,
  size,
  busy,
  shut = false,
  className,
  children,
  onClick,
  ...rest
}: Look & { busy?: string; shut?: boolean } & ComponentProps<'button'>) {
  const still = shut || Boolean(busy);
  // A button that does nothing anyway needs no handler: it may stand on a page made on the server.
  const preventNative =
    onClick !== undefined || rest.type === 'submit' ? preventDefault : undefined;
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={still || undefined}
      onClick={still ? preventNative : onClick}
      className={buttonClass(kind, size, className)}
    >
      {busy ? (
        <>
          <span className="spinner" aria-hidden="true" />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  );
}

function preventDefault(event: MouseEvent): void {
  event.preventDefault();
}

/** A link that looks like a button. */
export function ButtonLink({
  kind,
  size,
  className,
  ...rest
}: Look & ComponentProps<typeof ShopLink>) {
  return <ShopLink {...rest} className={buttonClass(kind, size, className)} />;
}
