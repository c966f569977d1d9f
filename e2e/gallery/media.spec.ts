import type { Locator, Page } from '@playwright/test';
import { expect, openGallery, test } from './open-gallery.ts';

test.use({ persona: 'guest' });

/** The computed style. With forced colours, it contains the system's colours. */
const style = (locator: Locator, property: string, pseudo?: string) =>
  locator.evaluate(
    (element, [name, part]) => getComputedStyle(element, part).getPropertyValue(name),
    [property, pseudo] as const,
  );

const systemColour = (page: Page, name: string) =>
  page.evaluate((colour) => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.color = colour;
    const { color } = getComputedStyle(probe);
    probe.remove();
    return color;
  }, name);

/** Elements whose fill has a meaning: a dot, a tag's square, the filled part of a progress bar. */
const marks = (page: Page) => [
  page
    .locator('#status')
    .getByText('Managed', { exact: true })
    .locator('xpath=preceding-sibling::*'),
  page.locator('#status').getByText('teal', { exact: true }).locator('xpath=preceding-sibling::*'),
  page.getByRole('progressbar').first().locator('div'),
];

test('components adapt to forced colours, more contrast, print and reduced motion', async ({
  page,
}) => {
  await openGallery(page);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });

  await test.step('with forced colours, elements have a border', async () => {
    await page.getByRole('button', { name: 'Point at me' }).focus();
    const elements = {
      'a secondary button': '#buttons button:has-text("Add locations")',
      'a field': '#fields input[type=text]',
      'a badge': '#status :text-is("1,031")',
      'a tag': '#status span:has(> :text-is("Flagship"))',
      'a person': '#status [role=img]',
      'a banner': '#messages div:has(> div > div > strong)',
      'a skeleton': '#messages span.animate-pulse',
      'a key': '#navigation kbd',
      'a row of a table': '#list td',
      'a tooltip': '[data-open]:text("Search everything")',
    };
    for (const [name, selector] of Object.entries(elements)) {
      const element = page.locator(selector).first();
      const edge = await style(element, 'border-bottom');
      expect.soft(edge, name).toMatch(/^1px solid rgb\(/);
    }
  });

  await test.step('with forced colours, the current tab and the chosen segment have an outline', async () => {
    const tab = page.locator('#navigation [aria-current=page]');
    expect(await style(tab, 'outline-color')).toBe(await systemColour(page, 'Highlight'));
    expect(await style(tab, 'outline-style')).toBe('dashed');
    await tab.focus();
    expect(await style(tab, 'outline-style')).toBe('solid');
    const segment = (checked: string) =>
      page.locator('#fields [role=radiogroup]:not(fieldset) label').and(page.locator(checked));
    expect(await style(segment(':has(:checked)').first(), 'outline-style')).toBe('solid');
    expect(await style(segment(':not(:has(:checked))').first(), 'outline-style')).toBe('none');
  });

  await test.step('with forced colours, a selected row has an outline', async () => {
    const row = (name: string) => page.getByRole('row').filter({ hasText: name });
    expect(await style(row('HSD-001'), 'outline-style')).toBe('solid');
    expect(await style(row('HSD-002'), 'outline-style')).toBe('none');
  });

  await test.step('with forced colours, a focused control has an outline', async () => {
    await page.getByRole('searchbox', { name: 'Search name' }).first().focus();
    for (const element of [
      page.getByRole('searchbox', { name: 'Search name' }).first(),
      page.locator('#fields input[type=checkbox]').first(),
      page.getByRole('button', { name: 'Point at me' }),
    ]) {
      await element.focus();
      expect(await style(element, 'outline-style')).toBe('solid');
      expect(await style(element, 'outline-width')).toBe('2px');
    }
  });

  await test.step('with forced colours, switches and checkboxes show their state', async () => {
    const knob = (name: string) =>
      style(page.getByRole('switch', { name, exact: true }), 'background-color', '::before');
    const track = (name: string) =>
      style(page.getByRole('switch', { name, exact: true }), 'background-color');
    expect(await knob('Off')).not.toBe(await track('Off'));
    expect(await knob('On')).not.toBe(await track('On'));
    expect(await track('On')).not.toBe(await track('Off'));

    const box = page.getByRole('checkbox', { name: 'On', exact: true });
    expect(await style(box, 'clip-path', '::before')).toMatch(/^polygon/);
    expect(await style(box, 'background-color', '::before')).not.toBe(
      await style(box, 'background-color'),
    );
  });

  await test.step('with forced colours, dots, tags, progress bars and the current tab keep their colour', async () => {
    const ground = await style(page.locator('body'), 'background-color');
    for (const mark of marks(page)) {
      const fill = await style(mark, 'background-color');
      expect(fill).not.toBe('rgba(0, 0, 0, 0)');
      expect(fill).not.toBe(ground);
    }
    expect(
      await style(page.locator('#navigation [aria-current=page]'), 'border-bottom-color'),
    ).toBe(await systemColour(page, 'Highlight'));
  });

  await test.step('with forced colours, a highlighted menu item has an outline and the menu has a border', async () => {
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.keyboard.press('ArrowDown');
    const pointed = page.locator('[role^=menuitem][data-highlighted]');
    expect(await style(pointed, 'outline-style')).toBe('solid');
    expect(await style(pointed, 'outline-color')).toBe(await systemColour(page, 'Highlight'));
    expect(await style(page.getByRole('menu'), 'border-bottom')).toMatch(/^1px solid/);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
  });

  await test.step('with forced colours, a disabled button is grey', async () => {
    const button = page.getByRole('button', { name: 'Not now' }).first();
    expect(await style(button, 'color')).toBe(await systemColour(page, 'GrayText'));
  });

  await page.emulateMedia({ forcedColors: 'none' });
  for (const colorScheme of ['light', 'dark'] as const) {
    await test.step(`with more contrast, lines of tables are as strong as borders of fields, ${colorScheme}`, async () => {
      await page.emulateMedia({ contrast: 'more', colorScheme });
      const line = await style(page.locator('#list td').first(), 'border-bottom-color');
      expect(line).toBe(
        await style(page.locator('#fields input[type=text]').first(), 'border-bottom-color'),
      );
      await page.emulateMedia({ contrast: 'no-preference' });
      expect(await style(page.locator('#list td').first(), 'border-bottom-color')).not.toBe(line);
    });
  }

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await test.step('in print, the theme is light', async () => {
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await style(page.locator('body'), 'color')).toBe('rgb(24, 28, 34)');
    expect(await style(page.locator('body'), 'background-color')).toBe('rgba(0, 0, 0, 0)');
  });

  await test.step('in print, navigation and the save bar are hidden', async () => {
    await expect(page.getByRole('navigation', { name: 'Sections' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Unsaved changes' })).toBeHidden();
  });

  await test.step('in print, switches, checkboxes and marks keep their fill', async () => {
    for (const mark of [
      page.getByRole('switch', { name: 'On', exact: true }),
      page.getByRole('checkbox', { name: 'On', exact: true }),
      ...marks(page),
    ]) {
      expect(await style(mark, 'print-color-adjust')).toBe('exact');
    }
    expect(await style(page.locator('#messages p').first(), 'print-color-adjust')).toBe('economy');
  });

  await page.emulateMedia({ media: 'screen' });
  const moving = ['#messages [data-spinner]', '#messages [role=progressbar] > div'];
  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    await test.step(`prefers-reduced-motion: ${reducedMotion}`, async () => {
      const calm = reducedMotion === 'reduce';
      await page.emulateMedia({ reducedMotion });
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.getByRole('menu')).toBeVisible();
      const moved = /translate|scale|transform|height/;
      const menu = await style(page.getByRole('menu'), 'transition-property');
      expect.soft(moved.test(menu), menu).toBe(!calm);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('menu')).toHaveCount(0);

      await page.getByRole('button', { name: 'Dialog md' }).click();
      const dialog = page.getByRole('dialog');
      const properties = await style(dialog, 'transition-property');
      expect(properties.split(', ')).toEqual(
        calm ? ['opacity', 'color', 'background-color', 'border-color'] : ['opacity', 'translate'],
      );
      expect(await style(dialog, 'transition-duration')).toBe(calm ? '0.08s' : '0.18s');
      await page.keyboard.press('Escape');
      await expect(dialog).toHaveCount(0);

      const names = await Promise.all(
        moving.map((selector) => style(page.locator(selector).last(), 'animation-name')),
      );
      const counts = await style(page.locator(moving[1] ?? '').last(), 'animation-iteration-count');
      expect({ names, counts }).toEqual(
        calm
          ? { names: ['pulse', 'slide'], counts: '1' }
          : { names: ['spin', 'slide'], counts: 'infinite' },
      );
    });
  }
});
