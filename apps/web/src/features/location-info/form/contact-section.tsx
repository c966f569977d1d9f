import type { Location } from '@placekeeper/contracts/model/location';
import { profileLimits } from '@placekeeper/contracts/rules/limits';
import { Button } from '@placekeeper/ui/button';
import { ButtonLink } from '@placekeeper/ui/button-link';
import { IconButton } from '@placekeeper/ui/icon-button';
import { TextField } from '@placekeeper/ui/text-field';
import { Plus, X } from 'lucide-react';
import type { MouseEvent } from 'react';
import { Link } from 'react-router';
import { focusAfter } from '../../../lib/browser/focus-after.ts';
import { sanitizeInput } from '../../../lib/text/sanitize-input.ts';
import { to } from '../../../lib/url/paths.ts';
import { FormSection } from '../../../widgets/form/form-section.tsx';
import type { FormView } from './use-info-form.ts';
import { InfoConflictNote } from './info-conflict-note.tsx';
import { infoSections } from './info-values.ts';
import { TextControl } from './text-control.tsx';
import { useListControl } from './use-field-control.ts';
import { VerificationHint } from './verification-hint.tsx';

interface ContactSectionProps {
  readonly form: FormView;
  readonly location: Location;
}

export function ContactSection({ form, location }: ContactSectionProps) {
  return (
    <FormSection
      card
      title={infoSections.contact.title}
      description="How customers reach this location."
    >
      <div>
        <TextControl
          form={form}
          name="phone_number"
          publishedAs="phoneNumbers"
          kind="tel"
          label="Primary phone"
        />
        <VerificationHint form={form} fields={['phone_number']} />
      </div>
      <PhonesControl form={form} />
      <TextControl
        form={form}
        name="website_url"
        publishedAs="websiteUri"
        kind="url"
        label="Website"
      />
      <ButtonLink
        size="sm"
        className="w-fit print:hidden"
        render={<Link to={to('location.manage-website', { location: location.id })} />}
      >
        Manage website
      </ButtonLink>
    </FormSection>
  );
}

/** Up to two additional numbers; an empty box is ignored. */
function PhonesControl({ form }: { readonly form: FormView }) {
  const {
    value: phones,
    change,
    leave,
    setElement,
    error,
  } = useListControl(form, 'additional_phone_numbers');
  const isPlaced = Object.keys(error?.parts ?? {}).length > 0;

  const add = ({ currentTarget }: MouseEvent) => {
    const group = currentTarget.parentElement;
    focusAfter(
      () => change([...phones, '']),
      () => [...(group?.querySelectorAll('input') ?? [])].at(-1),
    );
  };
  const remove = ({ currentTarget }: MouseEvent, at: number) => {
    const group = currentTarget.closest('[data-phones]');
    focusAfter(
      () => change(phones.toSpliced(at, 1)),
      () => [...(group?.querySelectorAll('input, button') ?? [])].at(-1),
    );
  };

  return (
    <div ref={setElement} data-phones className="grid justify-items-start gap-3">
      {phones.map((phone, at) => (
        // The index is the key, because numbers have no id.
        <div key={at} className="flex w-full items-start gap-2">
          <TextField
            className="flex-1"
            kind="tel"
            autoComplete="off"
            label={`Additional phone ${at + 1}`}
            value={phone}
            error={error?.parts[at]}
            onChange={({ currentTarget }) =>
              change(phones.with(at, sanitizeInput(currentTarget.value, 'tel')))
            }
            onBlur={leave}
          />
          <IconButton
            className="mt-6.5"
            size="lg"
            icon={<X aria-hidden />}
            label={`Remove additional phone ${at + 1}`}
            onClick={(event) => remove(event, at)}
          />
        </div>
      ))}
      {error && !isPlaced && (
        <p role="alert" className="text-12 text-removed">
          {error.message}
        </p>
      )}
      <InfoConflictNote form={form} name="additional_phone_numbers" />
      {phones.length < profileLimits.additionalPhones && (
        <Button size="sm" icon={<Plus aria-hidden />} onClick={add}>
          Add a phone number
        </Button>
      )}
    </div>
  );
}
