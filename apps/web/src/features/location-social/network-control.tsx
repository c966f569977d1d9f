import { socialField, type SocialNetwork } from '@placekeeper/contracts/rules/provider-fields';
import {
  socialNetworkName,
  socialProfileExample,
} from '@placekeeper/contracts/rules/validate-social-profile';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { VisuallyHidden } from '@placekeeper/ui/visually-hidden';
import { ExternalLink, X } from 'lucide-react';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { sanitizeInput } from '../../lib/text/sanitize-input.ts';
import type { FieldStates } from '../../widgets/publishing/field-states.ts';
import { useFieldNote } from '../../widgets/publishing/use-field-note.tsx';
import { ConflictNote } from '../../widgets/saved-form/conflict-note.tsx';
import { currentError } from '../../widgets/saved-form/server-errors.ts';
import { isProfile, keptAs } from './social-values.ts';
import { suggestUrl } from './suggest-url.ts';
import type { SocialForm } from './use-social-form.ts';

interface NetworkControlProps {
  readonly form: SocialForm;
  readonly network: SocialNetwork;
  readonly states: FieldStates;
}

/** SOC-1 */
export function NetworkControl({ form, network, states }: NetworkControlProps) {
  const { field, fieldState } = useController({ control: form.control, name: network });
  const box = useRef<HTMLInputElement>(null);
  const name = socialNetworkName(network);
  const kept = keptAs(network, field.value);
  const error =
    fieldState.error?.message ?? currentError(form.refusal, network, field.value)?.message;
  const hint = useFieldNote(
    states[socialField(network)],
    kept && <span className="wrap-anywhere">Will be kept as {kept}</span>,
  );
  const meant = error === undefined ? null : suggestUrl(network, field.value);
  // Also before it is saved: to see whether it is the right one.
  const opens = isProfile(network, field.value);
  const change = (address: string) => {
    field.onChange(address);
    form.revalidate();
  };
  const put = (address: string) => {
    change(address);
    box.current?.focus();
  };

  return (
    <div className="min-w-0">
      <div className="flex items-start gap-2">
        <TextField
          {...field}
          onChange={({ currentTarget }) => change(sanitizeInput(currentTarget.value))}
          ref={(element) => {
            box.current = element;
            field.ref(element);
          }}
          className="flex-1"
          kind="url"
          autoComplete="off"
          label={name}
          placeholder={socialProfileExample(network)}
          error={error}
          hint={hint}
        />
        {/* As wide without them: the box must not jump while somebody types in it. */}
        <div className="mt-6.5 flex w-20 shrink-0 justify-end print:hidden">
          {opens && (
            <ButtonLink
              variant="ghost"
              size="lg"
              className="w-control-lg px-0"
              href={field.value}
              target="_blank"
              rel="noreferrer nofollow"
              icon={<ExternalLink aria-hidden />}
            >
              <VisuallyHidden>{`Open ${name}`}</VisuallyHidden>
            </ButtonLink>
          )}
          {field.value !== '' && (
            <IconButton
              size="lg"
              icon={<X aria-hidden />}
              label={`Clear ${name}`}
              onClick={() => put('')}
            />
          )}
        </div>
      </div>
      {meant && (
        <Button
          className="mt-1.5 h-auto min-h-control-sm max-w-full py-1 text-left wrap-anywhere whitespace-normal"
          size="sm"
          onClick={() => put(meant)}
        >
          Use {meant}
        </Button>
      )}
      <ConflictNote
        elsewhere={form.elsewhere}
        field={network}
        typed={field.value}
        name={name}
        textOf={String}
      />
    </div>
  );
}
