import { Button } from '../src/components/button.tsx';
import { TooltipProvider } from '../src/components/tooltip.tsx';
import { Buttons } from './buttons.tsx';
import { DetailPage } from './detail-page.tsx';
import { Fields } from './fields.tsx';
import { ListPage } from './list-page.tsx';
import { Overlays } from './overlays.tsx';
import { State } from './state.tsx';

const themes = ['system', 'light', 'dark'] as const;
export type GalleryTheme = (typeof themes)[number];

export type GalleryProps = {
  theme: GalleryTheme;
  onThemeChange: (theme: GalleryTheme) => void;
};

/** Every component in every state. */
export function Gallery({ theme, onThemeChange }: GalleryProps) {
  return (
    <TooltipProvider>
      <main className="min-w-0 px-gutter">
        <div className="flex gap-2 py-2 print:hidden">
          {themes.map((option) => (
            <Button
              key={option}
              aria-pressed={option === theme}
              size="sm"
              onClick={() => onThemeChange(option)}
            >
              {option}
            </Button>
          ))}
        </div>
        <h1 className="py-6 text-28 font-600">Design system</h1>
        <Buttons />
        <Fields />
        <State />
        <ListPage />
        <Overlays />
        <DetailPage />
      </main>
    </TooltipProvider>
  );
}
