import type { StoreMapProps } from './map-pins';

/** Below a map: why the chosen store is in no list. */
export function SaidOfPin({
  closed,
  others,
  chosen,
}: Pick<StoreMapProps, 'closed' | 'others' | 'chosen'>) {
  const said = [...closed, ...others].find(({ id }) => id === chosen);
  return (
    <p role="status" className="mt-3 text-sm text-ink-2 empty:hidden">
      {said && `${said.name}: ${said.about}`}
    </p>
  );
}
