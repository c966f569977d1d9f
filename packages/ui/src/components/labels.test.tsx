import { describe, expect, test, vi } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { conforms } from '../../test/conformance.tsx';
import { tagColours } from '../lib/tag-colour.ts';
import { Avatar } from './avatar.tsx';
import { Badge } from './badge.tsx';
import { Kbd } from './kbd.tsx';
import { LabelChip } from './label-chip.tsx';
import { StatusDot } from './status-dot.tsx';
import { TagChip } from './tag-chip.tsx';

describe('Badge', () => {
  conforms((given) => (
    <>
      <Badge {...given}>12</Badge>
      <Badge tone="pending">3</Badge>
      <Badge tone="added">Added</Badge>
      <Badge tone="removed">Removed</Badge>
      <Badge tone="accent">New</Badge>
    </>
  ));
});

describe('StatusDot', () => {
  conforms((given) => (
    <StatusDot {...given} tone="ok">
      Managed
    </StatusDot>
  ));
});

describe('Kbd', () => {
  conforms((given) => <Kbd {...given} keys="mod+s" />);
});

describe('TagChip', () => {
  conforms((given) => (
    <TagChip {...given} colour="teal" name="Flagship" onRemove={() => undefined} />
  ));

  test('names the tag that its button removes', async () => {
    const onRemove = vi.fn();
    await render(<TagChip colour="teal" name="Flagship" onRemove={onRemove} />);
    await page.getByRole('button', { name: 'Remove Flagship' }).click();
    expect(onRemove).toHaveBeenCalledOnce();
  });
});

describe('LabelChip', () => {
  conforms((given) => (
    <>
      <LabelChip {...given} colour="slate" name="Flagship" />
      {tagColours.map((colour) => (
        <LabelChip key={colour} colour={colour} name={colour} />
      ))}
    </>
  ));
});

describe('Avatar', () => {
  conforms((given) => <Avatar {...given} name="Olivia Marsh" />);

  test('shows initials and has the name', async () => {
    await render(<Avatar name="Olivia van der Marsh" />);
    await expect
      .element(page.getByRole('img', { name: 'Olivia van der Marsh' }))
      .toHaveTextContent('OM');
  });

  test('is hidden from assistive technology beside the name', async () => {
    await render(<Avatar decorative name="Olivia" />);
    expect(page.getByRole('img').query()).toBeNull();
  });
});

test('a label that breaks on paper is as high as its lines', async () => {
  await render(
    <div style={{ width: 70 }}>
      <LabelChip colour="amber" data-testid="label" name="Duplicate services" />
    </div>,
  );
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const chip = page.getByTestId('label').element().getBoundingClientRect();
    const text = page.getByText('Duplicate services').element().getBoundingClientRect();
    expect(chip.height).toBeGreaterThanOrEqual(text.height);
    expect(text.height).toBeGreaterThan(20);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});

test.each([
  ['label', <LabelChip key="label" colour="amber" name="Donaudampfschifffahrt" />],
  ['tag', <TagChip key="tag" colour="amber" name="Donaudampfschifffahrt" />],
])('a %s of one long word stays within its space on paper', async (_, chip) => {
  await render(<div style={{ width: 90 }}>{chip}</div>);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  try {
    const text = page.getByText('Donaudampfschifffahrt').element();
    expect(text.getBoundingClientRect().width).toBeLessThan(90);
  } finally {
    await cdp().send('Emulation.setEmulatedMedia', { media: '' });
  }
});
