import { Icon, type IconName } from './icon';

export type NoticeTone = 'error' | 'notice' | 'success';

const looks: Record<NoticeTone, { box: string; icon: IconName }> = {
  error: { box: 'bg-terra-100 text-terra-700', icon: 'warning' },
  notice: { box: 'bg-straw-100 text-straw-800', icon: 'info' },
  success: { box: 'bg-leaf-100 text-leaf-700', icon: 'check' },
};

/** A message in the page: an icon, a tint and always words. Errors are announced. */
export function Notice({ tone, children }: { tone: NoticeTone; children: React.ReactNode }) {
  const { box, icon } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      className={`flex gap-3 rounded-panel px-4 py-3 text-ui ${box}`}
    >
      <Icon name={icon} className="mt-0.5 shrink-0" />
      <div className="min-w-0">{children}</div>
    </div>
  );
}
