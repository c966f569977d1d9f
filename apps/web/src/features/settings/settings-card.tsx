import type { ReactNode } from 'react';

export const SettingsCard = ({ children }: { readonly children: ReactNode }) => (
  <div className="min-w-0 rounded-8 border border-line bg-surface px-4 py-3.5">{children}</div>
);
