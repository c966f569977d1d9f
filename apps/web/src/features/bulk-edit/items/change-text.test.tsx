import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../app.css';
import { ChangeText } from './change-text.tsx';

test('@BULK-1 a value that wraps below the value before it leaves no empty mark behind', async () => {
  const { container } = await render(
    <div style={{ width: 300 }}>
      <ChangeText
        change={{
          field: 'websiteUri',
          before: 'https://baeckerei-berger.example',
          after: 'https://example.com/a',
          error: null,
        }}
      />
    </div>,
  );
  expect(container.querySelector('ins')?.getClientRects()).toHaveLength(1);
});
