/** The design tokens of `styles/tokens.css` by kind, as the style guide shows them; a test compares the two. */
export const tokens = {
  color: [
    'paper', 'card', 'mist', 'glass', 'line', 'line-strong', 'ink', 'ink-2', 'ink-3', 'aubergine-900', 'aubergine-800', 'aubergine-700', 'aubergine-600',
    'lilac-100', 'lilac-200', 'lilac-300', 'lilac-400', 'lilac-500', 'lilac-700', 'lilac-800', 'leaf-100', 'leaf-300', 'leaf-600', 'leaf-700',
    'terra-100', 'terra-600', 'terra-700', 'straw-100', 'straw-300', 'straw-800', 'loam-900', 'loam-800', 'loam-700', 'loam-500', 'on-loam', 'on-loam-2',
    'focus-on-dark',
  ],
  text: ['2xs', 'xs', 'sm', 'ui', 'base', 'lead', 'name', 'h3', 'h2', 'h1', 'hero'],
  'font-weight': ['body', 'medium', 'strong', 'display'],
  radius: ['tight', 'pane', 'panel', 'sheet', 'pill'],
  shadow: ['rest', 'lift', 'float', 'bar'],
  dur: ['fast', 'base', 'slow'],
} as const;
