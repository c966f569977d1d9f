/** Code that did not arrive for want of a network is asked for again when there is one; until then it is on its way. */
export async function whenOnline<Value>(load: () => Promise<Value>): Promise<Value> {
  try {
    return await load();
  } catch (error) {
    if (navigator.onLine) throw error;
    await networkReturn();
    return whenOnline(load);
  }
}

const networkReturn = (): Promise<void> =>
  new Promise((resolve) => {
    addEventListener('online', () => resolve(), { once: true });
  });
