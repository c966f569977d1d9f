import { PageHeader } from '@placekeeper/ui/page-header';
import { AccountsSection } from './accounts-section.tsx';
import { AppearanceSection } from './appearance-section.tsx';
import { KeyboardSection } from './keyboard-section.tsx';
import { SubscriptionSection } from './subscription-section.tsx';
import { loadSettings } from './settings.loader.ts';

export const loader = loadSettings;

export function Component() {
  return (
    <>
      <PageHeader title="Settings" />
      <AppearanceSection />
      <KeyboardSection />
      <AccountsSection />
      <SubscriptionSection />
    </>
  );
}
