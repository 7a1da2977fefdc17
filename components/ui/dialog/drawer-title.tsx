import { Icon } from '../icon';

interface DrawerTitleProps {
  /** The drawer this row heads. */
  drawer: string;
  /** Words of the way back to the drawer below. */
  back?: string;
  /** Drawer that the cross closes; by default this one. */
  closes?: string;
  children: React.ReactNode;
}

/** Title row of a drawer: the way back, the name, the cross. */
export function DrawerTitle({ drawer, back, closes = drawer, children }: DrawerTitleProps) {
  return (
    <div className="sticky top-0 bg-card pb-2">
      <div className="flex min-h-16 items-center justify-between">
        {back ? (
          <button
            type="button"
            popoverTarget={drawer}
            popoverTargetAction="hide"
            className="-ml-2 flex min-h-11 items-center gap-2 pr-3 font-strong"
          >
            <Icon name="chevronLeft" />
            {back}
          </button>
        ) : (
          <p className="display text-h3">{children}</p>
        )}
        <button
          type="button"
          popoverTarget={closes}
          popoverTargetAction="hide"
          aria-label="Close"
          className="-mr-2 grid size-11 place-items-center"
        >
          <Icon name="close" size={22} />
        </button>
      </div>
      {back && <p className="display text-h3">{children}</p>}
    </div>
  );
}
