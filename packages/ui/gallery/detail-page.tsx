import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Breadcrumbs, Crumb } from '../src/components/breadcrumbs.tsx';
import { ButtonLink } from '../src/components/button-link.tsx';
import { PageHeader } from '../src/components/page-header.tsx';
import { SaveBar } from '../src/components/save-bar.tsx';
import { Switch } from '../src/components/switch.tsx';
import { TagChip } from '../src/components/tag-chip.tsx';
import { TextField } from '../src/components/text-field.tsx';
import { Section } from './specimen.tsx';

const saved = 'Harbour Street Dental';

export function DetailPage() {
  const [name, setName] = useState('Harbour Street Dental and Implants');
  const [saving, setSaving] = useState(false);
  const [error, setError] = useState<string>();

  return (
    <Section
      id="form"
      lead="What was changed is named in the bar, and stays until it is saved or discarded."
      title="A form"
    >
      <div>
        <PageHeader
          actions={
            <>
              <Switch defaultChecked label="Managed" />
              <ButtonLink href="#form" icon={<ExternalLink aria-hidden />}>
                View on Google
              </ButtonLink>
            </>
          }
          breadcrumbs={
            <Breadcrumbs aria-label="Way up">
              <Crumb href="#form">Locations</Crumb>
              <Crumb href="#form">Tag: South</Crumb>
            </Breadcrumbs>
          }
          meta={
            <>
              <TagChip colour="teal" name="Flagship" />
              <span className="font-mono text-12 text-text-3">HSD-001</span>
            </>
          }
          title={saved}
        />
        <TextField
          className="max-w-form py-6"
          label="Business name"
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <SaveBar
          dirty={name !== saved}
          error={error}
          fields={['Business name', 'Description', 'Opening hours', 'Website']}
          saving={saving}
          onDiscard={() => setName(saved)}
          onSave={() => {
            setSaving(true);
            setError(undefined);
            setTimeout(() => {
              setSaving(false);
              setError('Opening hours overlap on Wednesday.');
            }, 1500);
          }}
          onShowError={() => undefined}
        />
      </div>
    </Section>
  );
}
