import { Link } from 'react-router';
import { to } from '../../../lib/url/paths.ts';

const rules = [
  'The store code says which location a row is about. Rows neither add locations nor delete any.',
  'Only cells that differ from what is here count. Columns that the file leaves out change nothing.',
  'An empty cell clears the value.',
];

/** BULK-3: what one has to know before one edits the file. */
export function HowItWorks() {
  return (
    <div className="mb-5 max-w-form">
      <p>
        Export locations in{' '}
        <Link className="text-accent-text underline underline-offset-3" to={to('bulk-edit')}>
          Bulk edit
        </Link>
        , change the cells in a spreadsheet program, and bring the file back. You see every
        difference before anything changes.
      </p>
      <ul className="mt-3 grid list-disc gap-1 pl-5 text-text-2">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </div>
  );
}
