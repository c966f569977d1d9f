import { beforeAll } from 'vitest';

// Tests measure boxes, and the replacement font has other widths.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});
