/** IDs of the drawers that the bottom bar opens. */
export const drawers = { products: 'drawer-products', resources: 'drawer-resources' } as const;

/** Words of the question whether a visit may be counted (ruling 19). */
export const consentTexts = {
  title: 'Is it OK if we use analytics cookies?',
  question:
    'They tell us, through Google’s tag manager, which pages help. Nothing loads unless you accept.',
  yes: 'Accept',
  no: 'Decline',
  change: 'Privacy choices',
} as const;

/** What stands in the place of menus that did not load. */
export const lateMenuTexts = {
  menuFailed: 'Menu didn’t load.',
  tryAgain: 'Try again',
  asking: 'Asking…',
} as const;
