import type { ScreenFiles } from '../../screen-files.ts';
import { arrived } from '../data/http/code-requests.ts';
import { longestPendingSince } from '../data/http/time-limit.ts';
import { paths, type RouteName } from '../lib/url/paths.ts';
import { appRouter } from './router.ts';

/** The screens that users mostly open next. */
const nextScreens: ReadonlyMap<string, readonly RouteName[]> = new Map([
  ['dashboard', ['locationManager', 'gbp.updates']],
  ['locationManager', ['location']],
]);
/** In milliseconds. */
const lookAfter = 1000;

/**
 * Downloads the code of the next screens once no request is pending, unless the user saves data. Does not run the code,
 * because that would block the open screen. Returns a function that ends the downloads of later screens.
 */
export function preloadNextScreens(): () => void {
  const router = appRouter();
  const visited = new Set<string>();
  const preload = () => {
    const screen = router.state.matches.at(-1)?.route.id;
    if (screen === undefined || visited.has(screen) || savesData()) return;
    visited.add(screen);
    const files = nextScreens.get(screen)?.flatMap(filesOf) ?? [];
    whenQuiet(() => files.forEach((file) => void arrived(file).catch(() => undefined)));
  };
  preload();
  return router.subscribe(preload);
}

/** Empty in development; `apps/web/screen-files.ts` writes the attribute in builds. */
function filesOf(screen: RouteName): readonly string[] {
  const written = document.querySelector<HTMLElement>('[data-screens]')?.dataset['screens'];
  if (written === undefined) return [];
  const { files, screens }: ScreenFiles = JSON.parse(written);
  return (screens[paths[screen]] ?? []).map((place) => `/${files[place]}`);
}

/** Not every browser reports this setting. */
const savesData = (): boolean =>
  'connection' in navigator && Reflect.get(Object(navigator.connection), 'saveData') === true;

function whenQuiet(task: () => void): void {
  setTimeout(() => (longestPendingSince(0) === null ? task() : whenQuiet(task)), lookAfter);
}
