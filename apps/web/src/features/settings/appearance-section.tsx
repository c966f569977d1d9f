import { RadioCards } from '@placekeeper/ui/radio-cards';
import { chooseTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import { SettingsSection } from './settings-section.tsx';
import { ThemePicture } from './theme-picture.tsx';

const themes = [
  { value: 'light', label: 'Light', picture: <ThemePicture left="light" right="light" /> },
  { value: 'dark', label: 'Dark', picture: <ThemePicture left="dark" right="dark" /> },
  { value: 'system', label: 'System', picture: <ThemePicture left="light" right="dark" /> },
] as const;

/** SHELL-13: the same choice as in the user menu. */
export function AppearanceSection() {
  const theme = useThemeChoice();
  return (
    <SettingsSection title="Appearance">
      <RadioCards label="Theme" options={themes} value={theme} onValueChange={chooseTheme} />
      <p className="mt-2 text-12 text-text-3">
        System follows your device. The choice is kept in this browser.
      </p>
    </SettingsSection>
  );
}
