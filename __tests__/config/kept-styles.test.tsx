import { render, screen } from '@testing-library/react';

/** Asks for both styles first, so that they are kept. */
function shown(): [button: boolean, heading: boolean] {
  return [
    screen.queryByRole('button') !== null,
    screen.queryByRole('heading', { name: 'Roses' }) !== null,
  ];
}

describe('styles that tests keep between two questions', () => {
  beforeEach(() => {
    render(
      <main>
        <section>
          <h2>Roses</h2>
          <button type="button">Add</button>
        </section>
      </main>,
    );
    expect(shown()).toEqual([true, true]);
  });

  it.each<[string, (section: HTMLElement, heading: HTMLElement) => void, [boolean, boolean]]>([
    ['a style of its own', (_, heading) => (heading.style.display = 'none'), [true, false]],
    ['a style above it', (section) => (section.style.visibility = 'hidden'), [false, false]],
    ['an attribute', (section) => section.setAttribute('hidden', ''), [false, false]],
    [
      'a sheet',
      (section) => section.insertAdjacentHTML('afterend', '<style>h2 { display: none }</style>'),
      [true, false],
    ],
    ['a new place', (section, heading) => section.after(hiddenWith(heading)), [true, false]],
  ])('are forgotten at once with %s', (_, change, left) => {
    const heading = screen.getByRole('heading');
    change(heading.parentElement!, heading);
    expect(shown()).toEqual(left);
  });

  it('come back with what was taken away', () => {
    const heading = screen.getByRole('heading');
    heading.style.display = 'none';
    expect(shown()).toEqual([true, false]);
    heading.removeAttribute('style');
    expect(shown()).toEqual([true, true]);
  });

  it('are worked out once as long as nothing changes', () => {
    const heading = screen.getByRole('heading');
    expect(getComputedStyle(heading)).toBe(getComputedStyle(heading));
  });
});

function hiddenWith(child: HTMLElement): HTMLElement {
  const hidden = document.createElement('div');
  hidden.style.display = 'none';
  hidden.append(child);
  return hidden;
}
