import { useState } from 'react';
import { controlStyle } from '../src/lib/control-style.ts';
import { Button } from '../src/components/button.tsx';
import { Checkbox } from '../src/components/checkbox.tsx';
import { Field } from '../src/components/field.tsx';
import { CopyButton } from '../src/components/copy-button.tsx';
import { RadioCards } from '../src/components/radio-cards.tsx';
import { SearchChoiceField } from '../src/components/search-choice-field.tsx';
import { SearchField } from '../src/components/search-field.tsx';
import { SegmentedField } from '../src/components/segmented-field.tsx';
import { SelectField } from '../src/components/select-field.tsx';
import { Switch } from '../src/components/switch.tsx';
import { TextField } from '../src/components/text-field.tsx';
import { TextareaField } from '../src/components/textarea-field.tsx';
import { Section, Specimen } from './specimen.tsx';

const behaviours = [
  { value: 'ask', label: 'Ask me', hint: 'Every change waits for a decision' },
  { value: 'reject', label: 'Reject', hint: 'Our value is sent again' },
  { value: 'accept', label: 'Accept', disabled: true },
] as const;

const answers = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: '', label: 'Not set', quiet: true },
] as const;

const categories = [
  { value: 'dentist', label: 'Dentist', disabledReason: 'Chosen' },
  { value: 'dental_clinic', label: 'Dental clinic' },
  { value: 'dental_laboratory', label: 'Dental laboratory' },
] as const;

const story =
  'Family dentistry beside the harbour since 1987. Evening appointments on Thursday, emergency slots every morning.';

export function Fields() {
  const [behaviour, setBehaviour] = useState<'ask' | 'reject' | 'accept'>('ask');
  const [search, setSearch] = useState('');
  const [wanted, setWanted] = useState('');
  const [description, setDescription] = useState(story);

  return (
    <Section
      id="fields"
      lead="The label stands above, what helps below. A mistake is told at its field, and nothing typed is lost."
      title="Fields and choices"
    >
      <Specimen column name="Text field">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          <TextField defaultValue="Harbour Street Dental" label="Business name" required />
          <TextField
            hint="Shown to customers on Search and Maps."
            kind="tel"
            label="Primary phone"
            placeholder="+44 117 496 0123"
          />
          <TextField
            defaultValue="HSD-001"
            hint="Unique in your account."
            label="Store code"
            mono
          />
          <TextField
            defaultValue="www.harbour street.example"
            error="Enter a complete address, as https://example.com."
            hint="The page customers land on."
            kind="url"
            label="Website"
          />
          <TextField disabled defaultValue="51.4497, -2.6006" label="Coordinates" mono />
          <TextField defaultValue="olivia@harbour.example" label="Signed in as" readOnly />
        </div>
      </Specimen>
      <Specimen column name="Text area">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          <TextareaField
            hint="No links or phone numbers."
            label="Description"
            limit={150}
            value={description}
            onChange={(event) => setDescription(event.currentTarget.value)}
          />
          <TextareaField
            error="Shorten the text to 20 characters."
            label="Short description"
            limit={20}
            value="A little longer than that"
            onChange={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen column name="Select">
        <div className="grid gap-x-6 gap-y-5 sm:grid-cols-2">
          <SelectField
            label="When Google changes something"
            options={behaviours}
            value={behaviour}
            onValueChange={setBehaviour}
          />
          <SelectField
            label="Category"
            options={behaviours}
            value={null}
            onValueChange={() => undefined}
          />
          <SelectField
            error="Choose one."
            label="Country"
            options={behaviours}
            placeholder="None"
            required
            value={null}
            onValueChange={() => undefined}
          />
          <SelectField
            disabled
            label="Language"
            options={behaviours}
            value="ask"
            onValueChange={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen column name="Field around anything">
        <Field error="Choose a day that is not over." hint="Closed days need no hours." label="Day">
          {(control) => (
            <div className="flex gap-2">
              <input {...control} className={controlStyle({ size: 'sm' })} defaultValue="12 May" />
              <Button size="sm">Today</Button>
            </div>
          )}
        </Field>
      </Specimen>
      <Specimen name="Search">
        <SearchField
          className="w-80 max-w-full"
          hotkey="mod+f"
          label="Search name, store code, address"
          value={search}
          onValueChange={setSearch}
        />
        <SearchField
          className="w-60"
          label="Search"
          value="harbour"
          onValueChange={() => undefined}
        />
        <SearchField
          className="w-60"
          label="Search"
          pending
          value="harbour"
          onValueChange={() => undefined}
        />
      </Specimen>
      <Specimen column name="Search and choose">
        <div className="grid gap-x-6 gap-y-5 lg:grid-cols-2">
          <SearchChoiceField
            choices={categories.filter(({ label }) => label.startsWith(wanted))}
            hint="Found by any word of its name."
            label="Add a category"
            placeholder="Search categories"
            text={wanted}
            onChoose={() => undefined}
            onTextChange={setWanted}
          />
          <SearchChoiceField
            pending
            choices={[]}
            error="Select a primary category."
            label="Primary category"
            text="denti"
            onChoose={() => undefined}
            onTextChange={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen name="Checkbox">
        <Checkbox label="Off" />
        <Checkbox defaultChecked label="On" />
        <Checkbox indeterminate label="Some" />
        <Checkbox disabled label="Off, fixed" />
        <Checkbox defaultChecked disabled label="On, fixed" />
        <Checkbox aria-label="Select Harbour Street Dental" defaultChecked />
        <Checkbox
          className="basis-full"
          hint="Daily summary, at 7 in the morning."
          label="Send a summary"
        />
      </Specimen>
      <Specimen column name="Short answers">
        <div className="grid max-w-form gap-3">
          {(['yes', 'no', ''] as const).map((value) => (
            <SegmentedField
              key={value}
              label="Wheelchair-accessible entrance"
              options={answers}
              value={value}
              onValueChange={() => undefined}
            />
          ))}
          <SegmentedField
            error="Say yes or no."
            label="Wi-Fi"
            options={answers}
            value={null}
            onValueChange={() => undefined}
          />
        </div>
      </Specimen>
      <Specimen column name="Radio cards">
        <ExampleRadioCards />
      </Specimen>
      <Specimen name="Copying">
        <CopyButton label="Copy path" size="sm" text="opening_hours.periods[0]" />
      </Specimen>
      <Specimen name="Switch">
        <Switch label="Off" />
        <Switch defaultChecked label="On" />
        <Switch disabled label="Off, fixed" />
        <Switch defaultChecked disabled label="On, fixed" />
        <Switch
          className="basis-full"
          hint="Our value is sent again within minutes."
          label="Reject changes of the name"
        />
      </Specimen>
    </Section>
  );
}

const densities = [
  { value: 'compact', label: 'Compact', picture: <Lines gap="gap-1" /> },
  { value: 'comfortable', label: 'Comfortable', picture: <Lines gap="gap-2.5" /> },
] as const;

function ExampleRadioCards() {
  const [density, setDensity] = useState<'compact' | 'comfortable'>('compact');
  return (
    <RadioCards label="Density" options={densities} value={density} onValueChange={setDensity} />
  );
}

function Lines({ gap }: { gap: string }) {
  return (
    <span className={`grid rounded-4 bg-canvas p-3 ${gap}`}>
      {[1, 2, 3].map((line) => (
        <span key={line} className="h-1 rounded-4 bg-line-control" />
      ))}
    </span>
  );
}
