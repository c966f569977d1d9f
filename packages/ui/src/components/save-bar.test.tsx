import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Dialog } from './dialog.tsx';
import { SelectField } from './select-field.tsx';
import { SaveBar, type SaveBarProps } from './save-bar.tsx';

const bar = (props: Partial<SaveBarProps>) => (
  <SaveBar
    dirty
    fields={['Description', 'Opening hours']}
    onDiscard={() => undefined}
    onSave={() => undefined}
    {...props}
  />
);
const saveKey = '{Control>}s{/Control}';

describe('SaveBar', () => {
  conforms(
    (given) => bar({ ...given, error: 'Business hours overlap.', onShowError: () => undefined }),
    {
      element: HTMLDivElement,
    },
  );

  test('appears with the changed fields and is announced once', async () => {
    const { rerender } = await render(bar({ dirty: false, fields: [] }));
    const region = page.getByRole('region', { name: 'Unsaved changes' });
    await expect.element(region).not.toBeInTheDocument();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();

    await rerender(bar({}));
    await expect.element(region).toMatchTextContent(/Description, opening hours/);
    await expect.element(page.getByRole('status')).toHaveTextContent('Unsaved changes');

    // The visible list grows, but a screen reader hears nothing new.
    await rerender(bar({ fields: ['Name', 'Description', 'Opening hours', 'Website', 'Phone'] }));
    await expect.element(region).toMatchTextContent(/Name, description, opening hours and 2 more/);
    await expect.element(page.getByRole('status')).toHaveTextContent('Unsaved changes');
  });

  test('saves with its shortcut from inside a field', async () => {
    const onSave = vi.fn();
    await render(
      <>
        <input aria-label="Name" />
        {bar({ onSave })}
      </>,
    );
    await page.getByRole('textbox', { name: 'Name' }).click();
    await userEvent.keyboard(saveKey);
    expect(onSave).toHaveBeenCalledOnce();
    await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  });

  test.each([
    { when: 'nothing changed', props: { dirty: false } },
    { when: 'a save is under way', props: { saving: true } },
  ])('prevents the browser’s save dialog and does nothing when $when', async ({ props }) => {
    const onSave = vi.fn();
    await render(bar({ ...props, onSave }));
    const event = new KeyboardEvent('keydown', {
      key: 's',
      ctrlKey: true,
      bubbles: true,
      cancelable: true,
    });
    document.body.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(true);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('ignores its shortcut while a dialog is open', async () => {
    const onSave = vi.fn();
    await render(
      <>
        {bar({ onSave })}
        <Dialog defaultOpen title="Rename" />
      </>,
    );
    await userEvent.keyboard(saveKey);
    expect(onSave).not.toHaveBeenCalled();
  });

  test('stays during the save, and shows an error', async () => {
    const onShowError = vi.fn();
    const { rerender } = await render(bar({ saving: true }));
    await expect
      .element(page.getByRole('button', { name: 'Save' }))
      .toHaveAttribute('aria-busy', 'true');
    await rerender(bar({ error: 'Business hours overlap.', onShowError }));
    await expect.element(page.getByRole('alert')).toMatchTextContent(/Business hours overlap\./);
    await page.getByRole('button', { name: 'Show' }).click();
    expect(onShowError).toHaveBeenCalledOnce();
  });

  test('says why nothing can be saved, and saves nothing', async () => {
    const onSave = vi.fn();
    const blocked = 'This location no longer exists.';
    await render(bar({ blocked, error: 'Business hours overlap.', warning: 'Changed.', onSave }));
    const region = page.getByRole('region', { name: 'Unsaved changes' });
    await expect.element(region.getByText(blocked).first()).toBeVisible();
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await userEvent.keyboard(saveKey);
    expect(onSave).not.toHaveBeenCalled();
    await expect.element(page.getByRole('button', { name: 'Discard' })).toBeEnabled();
  });

  test('shows a warning before saving, after any error, and still saves', async () => {
    const onSave = vi.fn();
    const onShowWarning = vi.fn();
    const warning = '1 field was changed elsewhere.';
    const { rerender } = await render(bar({ warning, onShowWarning, onSave }));
    await page.getByRole('button', { name: 'Show' }).click();
    expect(onShowWarning).toHaveBeenCalledOnce();
    await page.getByRole('button', { name: 'Save' }).click();
    expect(onSave).toHaveBeenCalledOnce();
    const told = page.getByRole('status');
    await expect.element(told).toHaveTextContent(`Unsaved changes. ${warning}`);
    await rerender(bar({ warning, error: 'Business hours overlap.' }));
    await expect.element(told).toHaveTextContent('Unsaved changes');
    await expect.element(page.getByText(warning)).not.toBeInTheDocument();
  });

  test('returns the focus to the last edited control', async () => {
    const form = (dirty: boolean) => (
      <>
        <h1 tabIndex={-1}>Harbour Street</h1>
        <input aria-label="Name" />
        <input aria-label="Website" />
        {bar({ dirty })}
      </>
    );
    const name = page.getByRole('textbox', { name: 'Name' });
    const save = page.getByRole('button', { name: 'Save' });
    const { rerender } = await render(form(true));
    await name.fill('Quay');
    await userEvent.keyboard('{Tab}{Tab}{Tab}');
    await expect.element(save).toHaveFocus();
    await rerender(form(false));
    await expect.element(name).toHaveFocus();
  });

  test.each(['press', 'key'])(
    'returns the focus to a select that was changed with a %s',
    async (way) => {
      function Form() {
        const [country, setCountry] = useState('GB');
        return (
          <>
            <h1 tabIndex={-1}>Harbour Street</h1>
            <SelectField
              label="Country"
              options={[
                { value: 'GB', label: 'United Kingdom' },
                { value: 'US', label: 'United States' },
              ]}
              value={country}
              onValueChange={setCountry}
            />
            {bar({ dirty: country !== 'GB', onDiscard: () => setCountry('GB') })}
          </>
        );
      }
      await render(<Form />);
      const select = page.getByRole('combobox', { name: 'Country' });
      await select.click();
      const other = page.getByRole('option', { name: 'United States' });
      await expect.element(other).toBeVisible();
      if (way === 'press') await other.click();
      else await userEvent.keyboard('{ArrowDown}{Enter}');
      await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
      await page.getByRole('button', { name: 'Discard' }).click();
      await expect.element(select).toHaveFocus();
    },
  );

  test('focuses the nearest control if the edited control is gone', async () => {
    const form = (dirty: boolean) => (
      <main>
        <h1 tabIndex={-1}>Harbour Street</h1>
        <input aria-label="Name" />
        <section>
          <h2>Rules</h2>
          <button type="button">Delete rules</button>
          <label>
            <input name="rules" type="radio" /> None
          </label>
          <label>
            <input defaultChecked name="rules" type="radio" /> Some
          </label>
          <div>{dirty && <input aria-label="Title" type="checkbox" />}</div>
        </section>
        {bar({ dirty })}
      </main>
    );
    const { rerender } = await render(form(true));
    await page.getByRole('checkbox', { name: 'Title' }).click();
    await page.getByRole('button', { name: 'Discard' }).click();
    await rerender(form(false));
    await expect.element(page.getByRole('radio', { name: 'Some' })).toHaveFocus();
  });

  test('scrolls to the last edited control after a key press and not after a click', async () => {
    const form = (dirty: boolean) => (
      <>
        <input aria-label="Name" />
        <div style={{ height: 3000 }} />
        {bar({ dirty })}
      </>
    );
    const name = page.getByRole('textbox', { name: 'Name' });
    const save = page.getByRole('button', { name: 'Save' });
    const { rerender } = await render(form(true));
    await name.fill('Quay');
    await userEvent.keyboard('{Tab}{Tab}');
    await expect.element(save).toHaveFocus();
    scrollTo(0, 2000);
    await rerender(form(false));
    await expect.element(name).toHaveFocus();
    await expect.element(name).toBeInViewport();

    await rerender(form(true));
    await name.fill('Harbour');
    scrollTo(0, 2000);
    await save.click();
    await rerender(form(false));
    await expect.element(name).toHaveFocus();
    await expect.element(name).not.toBeInViewport();
  });

  test('without an edited control focuses the heading', async () => {
    const form = (dirty: boolean) => (
      <>
        <h1 tabIndex={-1}>Harbour Street</h1>
        {bar({ dirty })}
      </>
    );
    const { rerender } = await render(form(true));
    page.getByRole('button', { name: 'Save' }).element().focus();
    await rerender(form(false));
    await expect.element(page.getByRole('heading')).toHaveFocus();
  });

  test('a focused button does not scroll the page', async () => {
    await render(
      <div style={{ height: 3000 }}>
        <div style={{ height: 2000 }}>
          <input aria-label="Deep down" style={{ marginTop: 1500 }} />
        </div>
        {bar({})}
      </div>,
    );
    const button = (name: string) => page.getByRole('button', { name }).element();
    for (const start of [0, 400, 800]) {
      scrollTo(0, start);
      button('Discard').focus();
      button('Save').focus();
      expect(scrollY).toBe(start);
      button('Save').blur();
    }
    button('Save').focus();
    page.getByRole('textbox').element().focus();
    const covered = page.getByRole('region').element().getBoundingClientRect().top;
    expect(page.getByRole('textbox').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      covered,
    );
  });

  test('never covers a focused field', async () => {
    await render(
      <div style={{ height: 3000 }}>
        <div style={{ height: 1500 }} />
        <input aria-label="Deep down" />
        <div style={{ height: 1000 }} />
        {bar({})}
      </div>,
    );
    page.getByRole('textbox', { name: 'Deep down' }).element().focus();
    const covered = page.getByRole('region').element().getBoundingClientRect().top;
    expect(page.getByRole('textbox').element().getBoundingClientRect().bottom).toBeLessThanOrEqual(
      covered,
    );
  });
});
