import { screen } from '@testing-library/react';

/** How many times an amount is on the page. */
export const price = (text: string) => screen.getAllByText(text).length;

/** The button for one more of the only line. */
export const more = () => screen.getByRole('button', { name: /more$/ });
