import type { CDPSession, Page } from '@playwright/test';

/** The heap's size in megabytes, after a garbage collection. */
export async function heapOf(page: Page, session: CDPSession): Promise<number> {
  await page.waitForLoadState('networkidle');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}
