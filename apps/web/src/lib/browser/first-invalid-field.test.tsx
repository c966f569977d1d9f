import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { firstInvalidField } from './first-invalid-field.ts';

test('an invalid group of radios gets the focus at its checked radio', async () => {
  await render(
    <main>
      <form>
        <input aria-label="Name" />
        <fieldset aria-invalid="true">
          <input aria-label="Nobody" name="recipients" type="radio" />
          <input defaultChecked aria-label="Everybody" name="recipients" type="radio" />
        </fieldset>
      </form>
    </main>,
  );
  expect(firstInvalidField()).toBe(page.getByRole('radio', { name: 'Everybody' }).element());
});
