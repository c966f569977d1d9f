import { useState } from 'react';
import { Button } from '../src/components/button.tsx';
import { TooltipProvider } from '../src/components/tooltip.tsx';
import { Buttons } from './buttons.tsx';
import { DetailPage } from './detail-page.tsx';
import { Fields } from './fields.tsx';
import { ListPage } from './list-page.tsx';
import { Overlays } from './overlays.tsx';
import { State } from './state.tsx';

const themes = ['light', 'dark', 'both'] as const;
type Shown = (typeof themes)[number];

/** Every component in every state. Floating parts take the theme of the page itself. */
export function Gallery({ theme = 'light' }: { theme?: Shown }) {
  const [shown, setShown] = useState<Shown>(theme);
  const columns = shown === 'both' ? (['light', 'dark'] as const) : [shown];

  return (
    <TooltipProvider>
      <h1 className="sr-only">Components</h1>
      <div className="flex gap-2 p-2 print:hidden">
        {themes.map((option) => (
          <Button
            key={option}
            aria-pressed={option === shown}
            size="sm"
            onClick={() => setShown(option)}
          >
            {option}
          </Button>
        ))}
      </div>
      <div className={shown === 'both' ? 'grid grid-cols-2' : ''}>
        {columns.map((column) => (
          <div key={column} className="min-w-0 bg-canvas px-gutter text-text" data-theme={column}>
            <p className="py-6 text-28 font-600">Components</p>
            <Buttons />
            <Fields />
            <State />
            <ListPage />
            <Overlays />
            <DetailPage />
          </div>
        ))}
      </div>
    </TooltipProvider>
  );
}
