import { useState } from 'react';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { page, userEvent } from 'vitest/browser';
import { moveFocusAfterRemoval } from './move-focus-after-removal.ts';

function Suggestions() {
  const [names, setNames] = useState(['Braces', 'Crowns', 'Fillings']);
  return (
    <section>
      <ul>
        {names.map((name) => (
          <li key={name} ref={moveFocusAfterRemoval}>
            <button type="button">{`Add ${name}`}</button>
            {name !== 'Crowns' && (
              <button
                type="button"
                onClick={() => setNames(names.filter((one) => one !== name))}
              >{`Dismiss ${name}`}</button>
            )}
          </li>
        ))}
      </ul>
      <button type="button">Dismissed</button>
    </section>
  );
}

test('@SVC-4 the focus of a removed row moves to the same button of the next row that has one', async () => {
  await render(<Suggestions />);
  const button = (name: string) => page.getByRole('button', { name });
  button('Dismiss Braces').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Dismiss Fillings')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Add Crowns')).toHaveFocus();
});
