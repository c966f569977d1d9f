import { DiffMark, NoValue } from './diff-mark.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { BeforeAfter } from './before-after.ts';

export function LinkChange({ before, after }: BeforeAfter<string | null>) {
  return (
    <SideBySide
      before={before ? <WebLink address={before} as="removed" /> : <NoValue />}
      after={after ? <WebLink address={after} as="added" /> : <NoValue />}
    />
  );
}

interface WebLinkProps {
  readonly address: string;
  readonly as: 'added' | 'removed';
}

function WebLink({ address, as }: WebLinkProps) {
  // Somebody else wrote it: only what a browser opens as a page may be one click away.
  const opens = URL.canParse(address) && ['http:', 'https:'].includes(new URL(address).protocol);
  return (
    <DiffMark as={as}>
      {opens ? (
        <a
          href={address}
          target="_blank"
          rel="noreferrer nofollow"
          className="underline underline-offset-3"
        >
          {address}
        </a>
      ) : (
        address
      )}
    </DiffMark>
  );
}
