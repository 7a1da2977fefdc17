import type { Theme } from '@/lib/content/theme.server';
import { State } from './specimen';

/** The design tokens of `styles/tokens.css` by kind, as the style guide shows them; a test compares the two. */
export const tokens = {
  color: [
    'paper',
    'card',
    'mist',
    'glass',
    'line',
    'line-strong',
    'ink',
    'ink-2',
    'ink-3',
    'aubergine-900',
    'aubergine-800',
    'aubergine-700',
    'lilac-100',
    'lilac-200',
    'lilac-300',
    'lilac-400',
    'lilac-500',
    'lilac-700',
    'lilac-800',
    'leaf-100',
    'leaf-300',
    'leaf-600',
    'leaf-700',
    'terra-100',
    'terra-600',
    'terra-700',
    'straw-100',
    'straw-300',
    'straw-800',
    'loam-900',
    'loam-800',
    'loam-700',
    'loam-500',
    'on-loam',
    'on-loam-2',
    'focus-on-dark',
  ],
  text: ['2xs', 'xs', 'sm', 'ui', 'base', 'read', 'lead', 'name', 'h3', 'h2', 'h1'],
  'font-weight': ['body', 'medium', 'strong', 'display'],
  radius: ['tight', 'pane', 'panel', 'sheet', 'pill'],
  shadow: ['rest', 'lift', 'float', 'bar'],
  dur: ['fast', 'base', 'slow'],
} as const;

/** Colours of `colors.json`: the brand's roles and the swatches of the Color facet. */
export function ThemeColors({ theme }: { theme: Theme | null }) {
  if (!theme) return <p className="text-ink-2">The theme is not available right now.</p>;
  return (
    <>
      <Palette colors={Object.entries(theme.theme)} />
      <h3 className="mt-7 mb-3 text-name">Swatches</h3>
      <Palette colors={Object.entries(theme.swatches)} />
    </>
  );
}

/** The colours the shop is built with. */
export function TokenColors() {
  return <Palette colors={tokens.color.map((name) => [name, `var(--color-${name})`])} />;
}

function Palette({ colors }: { colors: [name: string, value: string][] }) {
  return (
    <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4 lg:grid-cols-6">
      {colors.map(([name, value]) => (
        <li key={name} className="min-w-0 text-xs">
          <span
            className="block h-14 rounded-pane border border-line"
            style={{ background: value }}
          />
          <span className="mt-1.5 block font-strong">{name}</span>
          {value.startsWith('#') && <code className="nums block text-ink-2">{value}</code>}
        </li>
      ))}
    </ul>
  );
}

/** The type scale in the face that each size is used with. */
export function TypeScale() {
  const display: readonly string[] = ['name', 'h3', 'h2', 'h1'];
  return (
    <>
      <ul className="space-y-3">
        {tokens.text.map((size) => (
          <li key={size} className="flex items-baseline gap-5">
            <code className="w-12 shrink-0 text-xs text-ink-2">{size}</code>
            <span
              className={`min-w-0 wrap-anywhere ${display.includes(size) ? 'display' : ''}`}
              style={{
                fontSize: `var(--text-${size})`,
                lineHeight: `var(--text-${size}--line-height)`,
              }}
            >
              Grown under glass, $59.99
            </span>
          </li>
        ))}
      </ul>
      <ul className="mt-6 flex flex-wrap gap-6">
        {tokens['font-weight'].map((weight) => (
          <li key={weight} style={{ fontWeight: `var(--font-weight-${weight})` }}>
            {weight}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Corners, shadows and motion. */
export function Shapes() {
  return (
    <div className="grid grid-cols-2 gap-5 sm:grid-cols-4 lg:grid-cols-6">
      {tokens.radius.map((name) => (
        <State key={name} name={`radius ${name}`}>
          <div
            className="h-16 border border-line-strong bg-mist"
            style={{ borderRadius: `var(--radius-${name})` }}
          />
        </State>
      ))}
      {tokens.shadow.map((name) => (
        <State key={name} name={`shadow ${name}`}>
          <div
            className="h-16 rounded-pane bg-card"
            style={{ boxShadow: `var(--shadow-${name})` }}
          />
        </State>
      ))}
      {tokens.dur.map((name) => (
        <State key={name} name={`motion ${name}`}>
          <div className="group grid h-16 items-center rounded-pane bg-mist px-3">
            <span
              className="size-8 rounded-pane bg-aubergine-700 group-hover:translate-x-10"
              style={{ transition: `translate var(--dur-${name}) var(--ease-shop)` }}
            />
          </div>
        </State>
      ))}
    </div>
  );
}
