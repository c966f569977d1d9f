import { Gallery } from '@placekeeper/ui/gallery';
import { chooseTheme, useThemeChoice } from '../../data/preferences/theme.ts';
import { DocumentTitle } from '../../widgets/page/document-title.tsx';

/** Every component in every state, at `/dev/ui`. */
export function Component() {
  return (
    <>
      <DocumentTitle>Design system</DocumentTitle>
      <Gallery theme={useThemeChoice()} onThemeChange={chooseTheme} />
    </>
  );
}
