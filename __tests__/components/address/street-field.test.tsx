import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { StreetField } from '@/components/address/street-field';
import { stubShop } from '@/__tests__/support/shop-stub';

/** Whether the script of the suggestions comes. */
let mockOnline = true;
jest.mock('@/components/address/suggested-street', () => {
  if (!mockOnline) throw new Error('ChunkLoadError');
  return jest.requireActual('@/components/address/suggested-street');
});

function Form() {
  const [street, setStreet] = useState('');
  return (
    <form>
      <input aria-label="First name" />
      <StreetField
        section="section-a"
        value={street}
        addressType="Residence"
        onType={setStreet}
        onBlur={() => undefined}
        onChoose={() => undefined}
      />
    </form>
  );
}

const field = () => screen.getByLabelText<HTMLInputElement>('Address 1');

describe('the field of the street', () => {
  beforeEach(() => {
    stubShop({
      'GET /api/addresses/suggest': () => ({
        body: { suggestions: [{ id: 'p1', main: '2817 Colfax Ave S', more: 'Minneapolis, MN' }] },
      }),
    });
  });

  it('is a plain field whose suggestions are asked for again where they did not come', async () => {
    mockOnline = false;
    render(<Form />);
    expect(field()).not.toHaveRole('combobox');
    await userEvent.click(screen.getByLabelText('First name'));
    await userEvent.type(field(), '9 Lake St');
    expect(field()).toHaveValue('9 Lake St');
    expect(field()).toHaveRole('textbox');
    mockOnline = true;
    await userEvent.click(screen.getByLabelText('First name'));
    await waitFor(() => expect(field()).toHaveRole('combobox'));
    expect(field()).toHaveValue('9 Lake St');
    expect(screen.getByLabelText('First name')).toHaveFocus();
  });

  it('takes over what is being typed: letters, focus and caret, and suggests for it', async () => {
    render(<Form />);
    act(() => field().focus());
    fireEvent.change(field(), { target: { value: '2817 Colf' } });
    field().setSelectionRange(4, 4);
    expect(field()).toHaveRole('textbox');
    expect(await screen.findByRole('option', { name: /2817 Colfax/ })).toBeVisible();
    expect(field()).toHaveRole('combobox');
    expect(field()).toHaveFocus();
    expect(field().selectionStart).toBe(4);
  });

  it('stays the field it is as long as a keyboard composes a word in it', async () => {
    render(<Form />);
    fireEvent.compositionStart(field());
    act(() => field().focus());
    const { SuggestedStreet } = await import('@/components/address/suggested-street');
    expect(SuggestedStreet).toBeDefined();
    await act(() => Promise.resolve());
    expect(field()).toHaveRole('textbox');
    fireEvent.compositionEnd(field());
    await waitFor(() => expect(field()).toHaveRole('combobox'));
    expect(field()).toHaveFocus();
  });
});
