import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { Banner } from './banner.tsx';
import { Button } from './button.tsx';

const tones = ['info', 'pending', 'danger', 'success'] as const;

describe('Banner', () => {
  conforms((given) => (
    <>
      <Banner
        {...given}
        actions={<Button size="sm">Reconnect</Button>}
        title="34 locations are paused."
        tone="danger"
      />
      {tones.map((tone) => (
        <Banner key={tone} tone={tone}>
          Edits are kept.
        </Banner>
      ))}
    </>
  ));

  test('is announced only on request', async () => {
    await render(
      <>
        <Banner tone="info">Silent</Banner>
        <Banner role="alert" tone="danger">
          Not saved
        </Banner>
      </>,
    );
    await expect.element(page.getByRole('alert')).toHaveTextContent('Not saved');
  });

  test('has no row for actions that render nothing', async () => {
    const Nothing = () => null;
    await render(
      <div style={{ width: 300 }}>
        <Banner data-testid="plain" tone="danger">
          Edits are kept.
        </Banner>
        <Banner actions={<Nothing />} data-testid="nothing" tone="danger">
          Edits are kept.
        </Banner>
      </div>,
    );
    await document.fonts.ready;
    const height = (id: string) => page.getByTestId(id).element().getBoundingClientRect().height;
    expect(height('nothing')).toBe(height('plain'));
  });
});
