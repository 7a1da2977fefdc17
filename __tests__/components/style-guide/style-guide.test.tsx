import { readFileSync } from 'node:fs';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeColors, tokens } from '@/components/style-guide/token-specimens';
import { styleSections, StyleGuidePage } from '@/components/style-guide/style-guide-page';

const css = readFileSync('styles/tokens.css', 'utf8');
const theme = { theme: { paper: '#F8F6F9', aubergine: '#4B1D52' }, swatches: { Red: '#B3202F' } };

describe('style guide', () => {
  it.each(Object.entries(tokens))('shows every %s token of the style sheet', (kind, names) => {
    const declared = [
      ...css.matchAll(new RegExp(`--${kind}-([a-z0-9]+(?:-[a-z0-9]+)*)\\s*:`, 'g')),
    ].map(([, name]) => name);
    expect([...new Set(declared)].sort()).toEqual([...names].sort());
  });

  it('shows every color of colors.json with its value', () => {
    render(<ThemeColors theme={theme} />);
    for (const text of ['paper', '#F8F6F9', 'aubergine', '#4B1D52', 'Red', '#B3202F'])
      expect(screen.getByText(text)).toBeInTheDocument();
  });

  it('says so when the theme is not available', () => {
    render(<ThemeColors theme={null} />);
    expect(screen.getByText('The theme is not available right now.')).toBeInTheDocument();
  });

  it('has each section under its heading, linked from the top', () => {
    render(<StyleGuidePage theme={theme} />);
    const sections = styleSections(theme);
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length);
    for (const { id, title } of sections) {
      expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', `#${id}`);
      expect(screen.getByRole('region', { name: title })).toHaveAttribute('id', id);
    }
  });
});

describe('the shared yes/no dialog', () => {
  const ask = async () => {
    render(<StyleGuidePage theme={theme} />);
    await userEvent.click(screen.getByRole('button', { name: 'Ask a question' }));
    return screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this address?',
    });
  };

  it.each([
    ['Yes', 'yes'],
    ['No', 'no'],
  ])('answers %s', async (button, answer) => {
    await ask();
    await userEvent.click(screen.getByRole('button', { name: button }));
    expect(await screen.findByText(`Answered: ${answer}`)).toBeInTheDocument();
  });

  it('begins on the safe choice, and Escape is no', async () => {
    await ask();
    expect(await screen.findByRole('button', { name: 'No' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(await screen.findByText('Answered: no')).toBeInTheDocument();
  });
});
