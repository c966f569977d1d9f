import { GoogleUpdateId } from '@placekeeper/contracts/core/id';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { renderWithQueries } from '../../test/render.tsx';
import { chooseUndoTime } from '../preferences/undo-time.ts';
import { holdDecision, sendHeld } from './held-decisions.ts';
import { useDecideUpdate } from './mutations.ts';
import { useSendingDecisions } from './pending-decisions.ts';

const id = GoogleUpdateId.parse(7);

beforeEach(() => {
  chooseUndoTime('20');
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
});
afterEach(() => {
  sendHeld();
});

function Count() {
  const { mutate } = useDecideUpdate('accept');
  const sending = useSendingDecisions();
  return (
    <button
      type="button"
      onClick={() => {
        holdDecision({ action: 'accept', ids: [id], onUndo: () => undefined });
        mutate(id);
      }}
    >
      {sending.length} sent
    </button>
  );
}

test('@UPD-3 @ERR-4 a decision whose request hangs counts as sent from the end of its hold', async () => {
  await renderWithQueries(<Count />);
  const count = page.getByRole('button');
  await count.click();
  await expect.element(count).toHaveTextContent('0 sent');
  sendHeld();
  await expect.element(count).toHaveTextContent('1 sent');
});
