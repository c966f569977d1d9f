import { useState, type FormEvent } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { violations } from '../../test/axe.ts';
import { conforms } from '../../test/conformance.tsx';
import { SearchChoiceField, type SearchChoice } from './search-choice-field.tsx';

const all = [
  { value: 'dentist', label: 'Dentist', disabledReason: 'Chosen' },
  { value: 'dental_clinic', label: 'Dental clinic' },
  { value: 'dental_laboratory', label: 'Dental laboratory' },
] as const;

function Example({ onChoose }: { onChoose: (choice: SearchChoice) => void }) {
  const [text, setText] = useState('');
  const found = all.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <>
      <SearchChoiceField
        choices={found}
        label="Add a category"
        message={found.length === 0 ? `No category is called “${text}”.` : undefined}
        text={text}
        onChoose={onChoose}
        onTextChange={setText}
      />
      <button type="button">Elsewhere</button>
    </>
  );
}

const box = () => page.getByRole('combobox', { name: 'Add a category' });

describe('SearchChoiceField', () => {
  conforms(
    (given) => (
      <SearchChoiceField
        {...given}
        choices={all}
        label="Add a category"
        text=""
        onChoose={() => undefined}
        onTextChange={() => undefined}
      />
    ),
    { element: HTMLInputElement },
  );

  test('chooses by keyboard, and is empty for the next choice', async () => {
    const choose = vi.fn<(choice: SearchChoice) => void>();
    await render(<Example onChoose={choose} />);
    await userEvent.keyboard('{Tab}');
    await userEvent.type(box(), 'lab');
    await expect.element(page.getByRole('option', { name: 'Dental laboratory' })).toBeVisible();
    await expect.element(box()).toHaveAttribute('aria-activedescendant');
    // While the list is open, the library hides the rest of the page from screen readers. Tab closes the list.
    expect(await violations(page.getByRole('region').element())).toEqual([]);
    await userEvent.keyboard('{Enter}');
    expect(choose).toHaveBeenCalledExactlyOnceWith(all[2]);
    await expect.element(box()).toHaveValue('');
    await expect.element(box()).toHaveFocus();
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
  });

  test('explains an unavailable option, and does not choose it', async () => {
    const choose = vi.fn<(choice: SearchChoice) => void>();
    await render(<Example onChoose={choose} />);
    await userEvent.type(box(), 'dentist');
    const taken = page.getByRole('option', { name: 'Dentist Chosen' });
    await expect.element(taken).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).not.toHaveBeenCalled();
  });

  test('reports that nothing was found, and Escape clears nothing else', async () => {
    await render(<Example onChoose={() => undefined} />);
    await userEvent.type(box(), 'zzz');
    await expect.element(page.getByText('No category is called “zzz”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByText('No category is called “zzz”.')).not.toBeInTheDocument();
  });

  test('options of an older search cannot be chosen while the newer one loads @DET-2', async () => {
    const choose = vi.fn<(choice: SearchChoice) => void>();
    const submit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
    const field = (text: string, pending: boolean) => (
      <form onSubmit={submit}>
        <SearchChoiceField
          choices={all.slice(1)}
          label="Add a category"
          pending={pending}
          text={text}
          onChoose={choose}
          onTextChange={() => undefined}
        />
      </form>
    );
    const { rerender } = await render(field('', false));
    await userEvent.click(box());
    await expect.element(page.getByRole('option', { name: 'Dental clinic' })).toBeVisible();
    await rerender(field('dental', true));
    await expect.element(page.getByText('Searching…')).toBeVisible();
    await expect.element(page.getByRole('option')).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    await rerender(field('dental', false));
    await expect.element(page.getByRole('option', { name: 'Dental clinic' })).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(choose).toHaveBeenCalledOnce();
  });

  test('clears unchosen text on blur', async () => {
    await render(<Example onChoose={() => undefined} />);
    await userEvent.type(box(), 'lab');
    await expect.element(page.getByRole('option', { name: 'Dental laboratory' })).toBeVisible();
    await userEvent.keyboard('{Tab}');
    await expect.element(box()).toHaveValue('');
  });
});
