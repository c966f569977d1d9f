import { cn } from '@placekeeper/ui/lib/cn';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { Check, Minus } from 'lucide-react';

const rows = [
  { what: 'Search and tag your profiles in one list', without: true },
  { what: 'Publish your edits to Google', without: false },
  { what: 'Get alerts when profiles change on Google', without: false },
  { what: 'Accept or reject those changes', without: false },
];

export function SubscriptionBenefits({ className }: { readonly className?: string }) {
  return (
    <table className={cn('w-full text-left', className)}>
      <thead className="text-12 text-text-3">
        <tr>
          <th className="border-b border-line" scope="col">
            <VisuallyHidden>What you can do</VisuallyHidden>
          </th>
          <Heading>No subscription</Heading>
          <Heading>Profile management</Heading>
        </tr>
      </thead>
      <tbody className="[&>tr:last-child>*]:border-b-0">
        {rows.map(({ what, without }) => (
          <tr key={what}>
            <th className="border-b border-line py-3 pr-4 font-450" scope="row">
              {what}
            </th>
            <Answer yes={without} />
            <Answer yes />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Heading({ children }: { readonly children: string }) {
  return (
    <th
      className="w-22 border-b border-line pb-2 text-center sm:w-32 align-bottom font-550"
      scope="col"
    >
      {children}
    </th>
  );
}

function Answer({ yes }: { readonly yes: boolean }) {
  const Icon = yes ? Check : Minus;
  return (
    <td className="border-b border-line text-center">
      <Icon aria-hidden className={yes ? 'inline text-added' : 'inline text-text-3'} />
      <VisuallyHidden>{yes ? 'Yes' : 'No'}</VisuallyHidden>
    </td>
  );
}
