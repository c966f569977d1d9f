import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Answers } from '../../widgets/attributes/answers.ts';
import type { AttributeGroup } from './attribute-groups.ts';
import { GroupIndex } from './group-index.tsx';
import '../../app.css';

const attribute = (name: string, group: string): AttributeMetadata => ({
  name,
  display_name: name,
  group_display_name: group,
  value_type: 'BOOL',
  value_metadata: [],
  repeatable: false,
});

interface Group {
  readonly name: string;
  readonly size: number;
  readonly set: number;
}

async function show(shapes: readonly Group[]) {
  const answers: Record<string, Answers[string]> = {};
  const groups = shapes.map(({ name, size, set }): AttributeGroup => {
    const attributes = Array.from({ length: size }, (_, at) =>
      attribute(`attributes/${name}_${at}`, name),
    );
    for (const { name: id } of attributes.slice(0, set))
      answers[id] = { values: ['true'], denied: [] };
    return { name, attributes };
  });
  return render(
    <GroupIndex answers={answers} groups={groups} whole={groups} onChoose={() => undefined} />,
  );
}

/** The painted length of each ring in pixels, its share, and the place of the share's middle. */
function rings(container: Element) {
  return [...container.querySelectorAll('svg')].map((ring) => {
    const arc = ring.querySelector<SVGCircleElement>('circle:last-of-type');
    if (!arc) throw new Error('The ring has no arc.');
    const share = Number.parseFloat(getComputedStyle(arc).strokeDasharray);
    const { x } = arc
      .getPointAtLength((share / 2) * arc.getTotalLength())
      .matrixTransform(arc.getScreenCTM() ?? undefined);
    const { left, width } = ring.getBoundingClientRect();
    return { share, length: share * arc.getTotalLength(), isRight: x > left + width / 2 };
  });
}

const texts = () =>
  page
    .getByRole('button')
    .elements()
    .map((button) => button.querySelector('[aria-hidden].tabular-nums')?.textContent);

test.for(['ltr', 'rtl'])('@ATTR-1 a ring is as long as the share that is set, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { container } = await show([
    { name: 'Service options', size: 8, set: 0 },
    { name: 'Accessibility', size: 4, set: 1 },
    { name: 'Payments', size: 1, set: 1 },
  ]);
  expect(texts()).toEqual(['0/8', '1/4', '1/1']);
  const drawn = rings(container);
  expect(drawn.map(({ share }) => share)).toEqual([0, 0.25, 1]);
  // Clockwise from the top in both directions of writing.
  expect(drawn[1]?.isRight).toBe(true);
});

test('@ATTR-1 one of 200 is visible, and all but one don’t close the ring', async () => {
  const { container } = await show([
    { name: 'Amenities', size: 200, set: 1 },
    { name: 'Offerings', size: 200, set: 199 },
  ]);
  const [one, most] = rings(container);
  expect(one?.length).toBeGreaterThanOrEqual(1);
  expect((most?.share ?? 1) * 37.7).toBeLessThanOrEqual(36.7);
});

test('@ATTR-1 a long name stays within a phone', async () => {
  await page.viewport(390, 700);
  await show([
    { name: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', size: 3, set: 1 },
    { name: 'Payments', size: 1, set: 1 },
  ]);
  const { right } = page.getByRole('button').first().element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(390);
});
