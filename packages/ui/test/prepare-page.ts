import { beforeAll, beforeEach } from 'vitest';

// Tests measure boxes, and the replacement font has other widths.
beforeAll(async () => {
  await Promise.allSettled([...document.fonts].map((font) => font.load()));
});

// All files of a page share its storage, in an order that changes from run to run.
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
