import { Button } from '@placekeeper/ui/button';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import { useRef } from 'react';
import { focusAfter } from '../../lib/browser/focus-after.ts';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import type { AttributeControlProps } from './control-props.ts';

/** Addresses, one to a box; there is always a box, and an empty one is none. */
export function LinksControl(props: AttributeControlProps) {
  const { attribute, answer, error, onChange, onBlur } = props;
  const group = useRef<HTMLDivElement>(null);
  const name = attribute.display_name;
  const links = answer.values.length === 0 ? [''] : answer.values;
  const isPlaced = Object.keys(error?.parts ?? {}).length > 0;

  const add = () =>
    focusAfter(
      () => onChange({ values: [...links, ''] }),
      () => [...(group.current?.querySelectorAll('input') ?? [])].at(-1),
    );
  const remove = (at: number) =>
    focusAfter(
      () => onChange({ values: links.toSpliced(at, 1) }),
      () => group.current?.querySelectorAll('input')[Math.max(at - 1, 0)],
    );

  return (
    <div ref={group} className="grid justify-items-start gap-2">
      {links.map((link, at) => (
        // A link has no identity but its place.
        <div key={at} className="flex w-full items-start gap-2">
          <TextField
            className="flex-1"
            kind="url"
            autoComplete="off"
            label={links.length > 1 ? `${name} ${at + 1}` : name}
            labelHidden={at > 0}
            placeholder="https://"
            value={link}
            error={error?.parts[at] ?? (at === 0 && !isPlaced ? error?.message : undefined)}
            onChange={({ currentTarget }) =>
              onChange({ values: links.with(at, sanitizeInput(currentTarget.value)) })
            }
            onBlur={onBlur}
          />
          {links.length > 1 && (
            <IconButton
              className={at === 0 ? 'mt-6.5' : ''}
              size="lg"
              icon={<X aria-hidden />}
              label={`Remove ${name} ${at + 1}`}
              onClick={() => remove(at)}
            />
          )}
        </div>
      ))}
      {links.every((link) => link.trim() !== '') && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Add another link
        </Button>
      )}
    </div>
  );
}
