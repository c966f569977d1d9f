import { useId, type ReactNode } from 'react';

interface SettingsSectionProps {
  readonly title: string;
  readonly children: ReactNode;
}

export function SettingsSection({ title, children }: SettingsSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-10 gap-y-3 border-t border-line py-6 md:grid-cols-[12rem_1fr]"
    >
      <h2 className="text-14" id={id}>
        {title}
      </h2>
      <div className="max-w-form min-w-0">{children}</div>
    </section>
  );
}
