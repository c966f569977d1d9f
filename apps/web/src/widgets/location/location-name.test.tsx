import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../test/render.tsx';
import { someLocation } from '../../test/some-location.ts';
import { LocationName } from './location-name.tsx';

const isCut = (text: string) => {
  const shown = page.getByText(text, { exact: true }).element();
  return shown.scrollWidth > shown.clientWidth;
};

test('@LOC-6 a long name and its store code are cut before the label', async () => {
  await page.viewport(1440, 800);
  const name = 'Elderflower Pet & Garden, Beacon Hill and Back Bay';
  const location = { ...someLocation, name, store_code: 'EPG-003-BOS', label: 'Under review' };
  await renderScreen(
    <div style={{ width: 260 }}>
      <LocationName location={location} />
    </div>,
  );
  await expect.element(page.getByText('Under review')).toBeVisible();
  expect(isCut('Under review')).toBe(false);
  expect(isCut('EPG-003-BOS')).toBe(true);
  expect(isCut(name)).toBe(true);
});

test('@LOC-6 a short name is never cut, and its label is', async () => {
  await page.viewport(1440, 800);
  const label = 'Under review by the regional team';
  await renderScreen(
    <div style={{ width: 200 }}>
      <LocationName location={{ ...someLocation, name: 'Harbour Café', label }} />
    </div>,
  );
  await expect.element(page.getByText('Harbour Café')).toBeVisible();
  expect(isCut('Harbour Café')).toBe(false);
  expect(isCut(label)).toBe(true);
});

test('@LOC-6 a long name is whole on a phone, where no title can show it', async () => {
  await page.viewport(390, 800);
  const name = 'Elderflower Pet & Garden, Beacon Hill and Back Bay';
  await renderScreen(
    <div style={{ width: 260 }}>
      <LocationName location={{ ...someLocation, name, store_code: 'EPG-003-BOS' }} />
    </div>,
  );
  await expect.element(page.getByText(name)).toBeVisible();
  expect(isCut(name)).toBe(false);
  expect(isCut('EPG-003-BOS')).toBe(false);
});

/** Whether the first letter of an element's text lies within the element. */
function showsBeginning(element: Element): boolean {
  const text = element.firstChild;
  if (!text) return false;
  const letter = document.createRange();
  letter.setStart(text, 0);
  letter.setEnd(text, 1);
  const [box, part] = [element.getBoundingClientRect(), letter.getBoundingClientRect()];
  return part.left >= box.left - 1 && part.right <= box.right + 1;
}

test.each([
  'مطعم البحر الأبيض المتوسط للمأكولات البحرية الطازجة',
  'בית קפה הנמל הישן סניף ראשי בעיר העתיקה',
])(
  '@LOC-6 the beginning of a long name that is written from right to left is visible (%s)',
  async (name) => {
    await page.viewport(1440, 800);
    const location = { ...someLocation, name, label: `${name}.` };
    await renderScreen(
      <div style={{ width: 260 }}>
        <LocationName location={location} />
      </div>,
    );
    expect(isCut(name)).toBe(true);
    expect(showsBeginning(page.getByText(name, { exact: true }).element())).toBe(true);
    expect(showsBeginning(page.getByText(`${name}.`).element())).toBe(true);
  },
);
