import { Marked, Nothing } from './marked.tsx';
import { SideBySide } from './side-by-side.tsx';
import type { Sides } from './sides.ts';

export function LinkChange({ before, after }: Sides<string | null>) {
  return (
    <SideBySide
      before={before ? <WebLink address={before} as="removed" /> : <Nothing />}
      after={after ? <WebLink address={after} as="added" /> : <Nothing />}
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
    <Marked as={as}>
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
    </Marked>
  );
}
