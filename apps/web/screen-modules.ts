import type { RouteObject } from 'react-router';
import { earlyList, earlyReads } from './early-reads.ts';
import { routes } from './src/app/routes.ts';

export { earlyList, earlyReads };

/** A screen's path, and the ids of the modules that the router loads for it. */
export interface Screen {
  readonly path: string;
  readonly modules: readonly string[];
}

/** In the build of `readScreens`, the module of a route exports only its own id. */
async function screensOf(route: RouteObject, above: Screen): Promise<Screen[]> {
  const module: object | undefined =
    typeof route.lazy === 'function' ? await route.lazy() : undefined;
  if (module && !('id' in module)) throw new Error(`${route.path}: not a *.route.tsx`);
  const screen = {
    path: route.path ?? above.path,
    modules: module ? [...above.modules, String(module.id)] : above.modules,
  };
  if (!route.children) return screen.modules.length > 0 ? [screen] : [];
  const children = route.children.map((child) => screensOf(child, screen));
  return (await Promise.all(children)).flat();
}

const screens = await Promise.all(
  routes.map((route) => screensOf(route, { path: '/', modules: [] })),
);

const parametersIn = ({ path }: Screen) => path.split(':').length - 1;

/** Paths with fewer parameters come first, because the router prefers them. */
export const screensByRank: readonly Screen[] = screens
  .flat()
  .toSorted((one, other) => parametersIn(one) - parametersIn(other));
