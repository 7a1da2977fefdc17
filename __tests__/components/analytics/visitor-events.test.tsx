import { Autocomplete } from '@base-ui/react/autocomplete';
import { render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import RequestForm from '@/components/requests/request-form';
import { SuggestionOption } from '@/components/search/quick-options';
import { useSearchSubmit } from '@/components/search/use-search-submit';
import { enter } from '@/components/session/signed-in';
import { refusal, stubShop } from '@/__tests__/support/shop-stub';

jest.mock('next/navigation', () => ({
  usePathname: () => '/',
  useRouter: () => ({ push: jest.fn() }),
}));

const customer = { kind: 'customer', firstName: 'Ana', lastName: 'Ruiz', cartCount: 0 };
const form = { email: 'ana@example.com', password: 'Peonies-in-June-7' };

const stay = (click: Event) => click.preventDefault();

describe('what is reported of visitors', () => {
  beforeEach(() => {
    window.dataLayer = [];
    sessionStorage.clear();
  });
  afterEach(() => window.removeEventListener('click', stay));

  it.each([
    ['/api/session/log-in', 'login'],
    ['/api/session/register', 'sign_up'],
  ] as const)('%s is %s, once it is taken, and not of whom', async (path, event) => {
    let isTaken = false;
    stubShop({
      [`POST ${path}`]: () =>
        isTaken ? { body: customer } : refusal(401, 'login-failed', 'Please try again.'),
    });
    await enter(path, form);
    expect(window.dataLayer).toEqual([]);
    isTaken = true;
    await enter(path, form);
    expect(window.dataLayer).toEqual([{ event, method: 'email' }]);
  });

  it('a search is its text, when it leads to the search page', () => {
    const { result } = renderHook(() => useSearchSubmit());
    expect(['ro', ' red roses ', 'ana@example.com'].map((term) => result.current(term))).toEqual([
      false,
      true,
      true,
    ]);
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'red roses' }]);
  });

  it('a popular search that is chosen is one', async () => {
    window.addEventListener('click', stay);
    render(
      <Autocomplete.Root inline open mode="none" filter={null}>
        <Autocomplete.List>
          <SuggestionOption text="lilac bush" query="lil" />
        </Autocomplete.List>
      </Autocomplete.Root>,
    );
    await userEvent.click(screen.getByRole('option', { name: /bush$/ }));
    expect(window.dataLayer).toEqual([{ event: 'search', search_term: 'lilac bush' }]);
  });

  it.each([
    ['weddings', '', [{ event: 'generate_lead', lead_source: 'weddings' }]],
    ['landscape', '', [{ event: 'generate_lead', lead_source: 'landscape' }]],
    ['weddings', 'https://spam.example', []],
    ['careers', '', []],
  ] as const)('a request about %s, its trap “%s”, is %j', async (kind, website, events) => {
    stubShop({ 'POST /api/requests': () => ({ body: {} }) });
    render(<RequestForm kind={kind} />);
    for (const [label, words] of [
      ['Your name', 'Ana Ruiz'],
      ['Email', 'ana@example.com'],
      ['ZIP code of the yard', '55408'],
      ['The work you would like', 'Driver'],
      ['What you have in mind', 'A barn'],
      ['About your yard', 'Small'],
      ['What you have grown', 'Peonies'],
    ] as const) {
      const field = screen.queryByLabelText(new RegExp(`^${label}`));
      if (field) await userEvent.type(field, words);
    }
    if (website) await userEvent.type(screen.getByLabelText('Website'), website);
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('status')).toBeVisible();
    expect(window.dataLayer).toEqual(events);
  });
});
