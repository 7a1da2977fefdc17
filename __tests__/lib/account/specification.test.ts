/** @jest-environment node */
import { documentedRows, sources, textOf } from '@/__tests__/support/specification';

const rows = documentedRows('docs/specification-b-tests.md');

/** The texts of 001, verbatim; of those with a place to fill, what stands around it. */
const texts = [
  'My Account - ',
  'No Orders for this user',
  'No Orders',
  'Loading Orders...',
  'Multiple Recipients',
  'Order #',
  'Placed on ',
  'Print',
  'ORDER SUBTOTAL',
  'PICKING FEE',
  'HANDLING FEE',
  'DELIVERY',
  'TAX',
  'TOTAL',
  '(edit)',
  'Email Address',
  'Phone Number',
  'Loading Wish List...',
  'My Purple Perks',
  'Dollars Available',
  'Expiration Date',
  'Register for Purple Perks',
  'Are you sure you want to delete this address?',
  'Loading Addresses...',
  'Deleting address...',
  'No Events Found',
  'Loading Events...',
  'No credit cards on profile',
  'Loading Credit Cards...',
  'Log In',
  'Create an Account',
  'Reset Password',
  'All hospital deliveries are final.',
  'Entered',
  'Suggested',
  'Save Address',
  'No Results',
  'Learn More',
  '/c/occasions/out-of-town-delivery',
  '/customer-service/frequently-asked-questions',
  'Enter a valid email address',
  'Email is required',
  'Password should be of minimum 8 characters length',
  'Password is required',
  'Must enter recatpcha',
  'Email not valid',
  'An account already exists with the email entered.',
  'An Error Occurred. Please try again',
  'Entered email is not found.',
  'A password reset link has been sent to your registered email. It will expire in 2 hours.',
  'We are unable to validate this address. Please confirm and re-enter your recipient address, or call our Order Center at ',
  ' to place your order.',
  ' cannot be delivered to this location',
  'These products cannot be delivered to this location. Please change to Store Pickup, or shop from our Out Of Town category.',
  'We cannot process your order at this time. Please try again later.',
  'Some of your selections are no longer valid. Please review your cart.',
  'Error submitting order. Item(s) on order are out of stock',
  'Password does not meet security requirements.',
];

describe('the states and transitions of 001', () => {
  it('are each in the table once', () => {
    expect(rows.length).toBeGreaterThan(50);
    expect(new Set(rows.map(([what]) => what)).size).toBe(rows.length);
  });

  it.each(rows)('%s', (_, file, name) => {
    expect(textOf(file).includes(name)).toBe(true);
  });
});

describe('the texts of 001', () => {
  const code = ['lib', 'components', 'services', 'app']
    .flatMap((folder) => sources(folder, /\.tsx?$/))
    .join('\n');
  const tests = [
    ...sources('__tests__', /\.test\.tsx?$/),
    ...sources('e2e', /\.(journey|spec)\.ts$/),
  ]
    .join('\n')
    .replaceAll('\\', '');

  it.each(texts)('%s stands in the code', (text) => {
    expect(code.includes(text)).toBe(true);
  });
  it.each(texts)('%s is named by a test', (text) => {
    expect(tests.includes(text.trim())).toBe(true);
  });
});
