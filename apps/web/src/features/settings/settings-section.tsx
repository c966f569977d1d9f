import type { ReactNode } from 'react';
import { FormSection } from '../../widgets/form/form-section.tsx';

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export const SettingsSection = ({ title, children }: SettingsSectionProps) => (
  <FormSection title={title}>
    <div className="min-w-0">{children}</div>
  </FormSection>
);
