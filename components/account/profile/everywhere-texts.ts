/** Words of signing out on all other devices (ruling 38). */
export const everywhereTexts = {
  heading: 'Other devices',
  more: 'Lost a phone, or used a computer that is not yours? Sign out on every device but this one.',
  button: 'Sign out everywhere',
  password: 'Current Password',
  cancel: 'Cancel',
  ending: 'Signing out',
  done: 'Every other device is signed out. You stay logged in here.',
} as const;
