import { Button } from '../src/components/button.tsx';
import { TooltipProvider } from '../src/components/tooltip.tsx';
import { PlacekeeperMark } from '../src/icons/placekeeper-mark.tsx';
import { Buttons } from './buttons.tsx';
import { Colours } from './colours.tsx';
import { DetailPage } from './detail-page.tsx';
import { Fields } from './fields.tsx';
import { Icons } from './icons.tsx';
import { ListPage } from './list-page.tsx';
import { Measures } from './measures.tsx';
import { Messages } from './messages.tsx';
import { Navigation } from './navigation.tsx';
import { Overlays } from './overlays.tsx';
import { Status } from './status.tsx';
import { Typography } from './typography.tsx';

const themes = ['system', 'light', 'dark'] as const;
export type GalleryTheme = (typeof themes)[number];

export type GalleryProps = {
  theme: GalleryTheme;
  onThemeChange: (theme: GalleryTheme) => void;
};

const contents = [
  { id: 'colours', label: 'Colours' },
  { id: 'type', label: 'Type' },
  { id: 'measures', label: 'Measures' },
  { id: 'icons', label: 'Icons' },
  { id: 'buttons', label: 'Buttons' },
  { id: 'fields', label: 'Fields' },
  { id: 'status', label: 'Status' },
  { id: 'messages', label: 'Messages' },
  { id: 'navigation', label: 'Navigation' },
  { id: 'overlays', label: 'Overlays' },
  { id: 'list', label: 'A list' },
  { id: 'form', label: 'A form' },
];

export function Gallery({ theme, onThemeChange }: GalleryProps) {
  return (
    <TooltipProvider>
      <div className="mx-auto grid max-w-[76rem] grid-cols-1 px-gutter pb-24 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-12">
        <Contents />
        <main className="min-w-0" ref={showTarget}>
          <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 pt-8">
            <div>
              <h1 className="flex items-center gap-3 text-28 font-600">
                <PlacekeeperMark aria-hidden className="size-7" />
                Design system
              </h1>
              <p className="mt-1 text-14 text-text-2">
                A calm ledger: paper, rules, and colour where something needs a decision.
              </p>
            </div>
            <div aria-label="Theme" className="flex gap-1 print:hidden" role="group">
              {themes.map((option) => (
                <Button
                  key={option}
                  aria-pressed={option === theme}
                  className="capitalize aria-pressed:bg-pressed aria-pressed:text-text"
                  size="sm"
                  variant="ghost"
                  onClick={() => onThemeChange(option)}
                >
                  {option}
                </Button>
              ))}
            </div>
          </header>
          <Colours />
          <Typography />
          <Measures />
          <Icons />
          <Buttons />
          <Fields />
          <Status />
          <Messages />
          <Navigation />
          <Overlays />
          <ListPage />
          <DetailPage />
        </main>
      </div>
    </TooltipProvider>
  );
}

/** The browser marks the link of the current section (`:target-current`). */
function Contents() {
  return (
    <nav
      aria-label="Sections"
      className="sticky top-0 z-10 -mx-gutter border-b border-line bg-canvas px-gutter contain-inline-size max-lg:overflow-x-auto max-lg:[scrollbar-width:none] lg:mx-0 lg:max-h-dvh lg:self-start lg:overflow-y-auto lg:border-b-0 lg:px-0 lg:pt-8 print:hidden"
    >
      <ul className="flex [scroll-target-group:auto] lg:flex-col">
        {contents.map(({ id, label }) => (
          <li key={id}>
            <a
              className="flex min-h-11 items-center px-3 whitespace-nowrap text-text-2 transition-colors hover:text-text focus-visible:-outline-offset-2 [&:target-current]:font-550 [&:target-current]:text-text lg:min-h-8 lg:border-l-2 lg:border-line lg:[&:target-current]:border-accent"
              href={`#${id}`}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Scrolls to the section in the URL's fragment, which the browser looked for before the page was rendered. */
function showTarget(page: HTMLElement | null) {
  if (location.hash) page?.querySelector(location.hash)?.scrollIntoView();
}
