import type { GoogleToken } from '@placekeeper/contracts/model/google-token';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { Link } from 'react-router';
import { nextStep } from './next-step.ts';

export function FirstUse({ tokens }: { readonly tokens: readonly GoogleToken[] }) {
  const { sentence, action, path } = nextStep(tokens);
  return (
    <section
      aria-labelledby="first-use"
      className="mb-6 rounded-8 border border-line bg-surface px-5 py-6"
    >
      <h2 id="first-use" className="text-16">
        Import your business profiles
      </h2>
      <p className="mt-1 max-w-[60ch] text-14 wrap-anywhere text-text-2">{sentence}</p>
      <ButtonLink className="mt-5" size="lg" variant="primary" render={<Link to={path} />}>
        {action}
      </ButtonLink>
    </section>
  );
}
