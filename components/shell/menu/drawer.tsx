import { DrawerTitle } from '@/components/ui/dialog/drawer-title';

/** A drawer of the bottom bar, opened by the browser itself. */
export function Drawer({
  id,
  title,
  children,
}: {
  id: string;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <div id={id} popover="auto" role="dialog" aria-label={title} className="drawer">
      <DrawerTitle drawer={id}>{title}</DrawerTitle>
      {children}
    </div>
  );
}
