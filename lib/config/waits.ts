/** How long the screens wait, in milliseconds (specification A9). */
export const waits = {
  spinnerMs: 750,
  typingDebounceMs: 1,
  addressDebounceMs: 200,
  quickPanelCloseMs: 400,
} as const;
