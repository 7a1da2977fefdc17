import { act, cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { forgetDrafts } from '@/components/address/unsaved-address';
import { addressDialogTexts } from '@/lib/address/texts';
import { ana, change, field, messages, right, save, show, type Answers } from './show-dialog';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

const verified: Answers = {
  'POST /api/addresses/verify': () => ({ body: { outcome: 'verified', address: right } }),
};

/** A save that is answered one time after the other, by `answer`. */
function slowSave() {
  const answers: ((refused: string | null) => void)[] = [];
  const onSave = jest.fn().mockImplementation(
    () =>
      new Promise<string | null>((resolve) => {
        answers.push(resolve);
      }),
  );
  const answer = (refused: string | null = null) =>
    act(async () => {
      answers.shift()?.(refused);
      await Promise.resolve();
    });
  return { onSave, answer };
}

describe('an address changed while it is saved', () => {
  beforeEach(forgetDrafts);

  it('stays in its dialog, which says so and saves it when it is asked once more', async () => {
    const { onSave, answer } = slowSave();
    const { onClose } = await show({ original: ana, onSave }, { answers: verified });
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await change('First name', 'Bea');
    await answer();
    expect(messages()).toEqual([addressDialogTexts.changedSince]);
    expect(onClose).not.toHaveBeenCalled();
    expect(field('First name')).toHaveValue('Bea');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await answer();
    expect(onSave).toHaveBeenLastCalledWith(expect.objectContaining({ FirstName: 'Bea' }), null);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('can be made again what it was before', async () => {
    const { onSave, answer } = slowSave();
    await show({ original: ana, onSave }, { answers: verified });
    await change('First name', 'Bea');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await change('First name', 'Ana');
    await answer();
    expect(save()).toBeEnabled();
  });

  it('is there when the dialog, closed meanwhile, opens again with what was saved', async () => {
    const { onSave, answer } = slowSave();
    await show({ original: ana, onSave }, { answers: verified });
    await change('First name', 'Bea');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await change('First name', 'Cleo');
    await answer();
    cleanup();
    await show({ original: { ...ana, FirstName: 'Bea' } });
    expect(field('First name')).toHaveValue('Cleo');
    expect(screen.getByText(addressDialogTexts.kept)).toBeVisible();
  });

  it('is one entry of the book', async () => {
    const { onSave, answer } = slowSave();
    const { shop, onClose } = await show(
      { purpose: 'book', original: ana, onSave },
      {
        kind: 'customer',
        answers: {
          ...verified,
          'POST /api/addresses': () => ({ status: 201, body: { id: 'a-1', address: ana } }),
          'PATCH /api/addresses/a-1': () => ({ body: { id: 'a-1', address: ana } }),
        },
      },
    );
    await change('City', 'Saint Paul');
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1));
    await change('First name', 'Bea');
    await answer();
    await userEvent.click(save());
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(2));
    await answer();
    expect(onClose).toHaveBeenCalledTimes(1);
    const saves = shop.calls.filter(
      ({ path, method }) => /addresses(\/a-1)?$/.test(path) && method !== 'GET',
    );
    expect(saves.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/addresses',
      'PATCH /api/addresses/a-1',
    ]);
  });
});
