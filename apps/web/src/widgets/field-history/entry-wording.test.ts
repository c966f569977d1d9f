import { expect, test } from 'vitest';
import { entryWording } from './entry-wording.ts';

const by = (type: string, name: string | null = null) => ({ type, name });

test.each<[Parameters<typeof entryWording>[0], string]>([
  [{ cause: 'edited', made_by: by('user', 'Olivia Hart') }, 'changed by Olivia Hart'],
  [{ cause: 'changed-outside', made_by: by('google') }, 'changed by Google'],
  [
    { cause: 'changed-outside', made_by: by('ownerManager') },
    'changed by an owner or manager on Google',
  ],
  [{ cause: 'changed-outside', made_by: undefined }, 'changed'],
  [{ cause: 'rejected', made_by: by('user') }, 'change rejected'],
  [{ cause: 'rejected', made_by: by('auto-rejection') }, 'change rejected by an auto-reject rule'],
  // UPD-9: an actor type that this version doesn't know.
  [{ cause: 'accepted', made_by: by('some-robot') }, 'change accepted by some robot'],
])('%o is described as "%s" @UPD-1', (entry, words) => {
  expect(entryWording(entry)).toBe(words);
});
