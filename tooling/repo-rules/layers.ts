/**
 * The arrows of ARCHITECTURE.md, inside a workspace. A file may read its own group and every group
 * on a lower line; groups on one line don't know each other. A group is a folder, or a file of that
 * name, under src. `features/*` makes each folder in it a group; `+` joins names into one.
 */
export const layers: Record<string, readonly (readonly string[])[]> = {
  'apps/web': [['main'], ['app'], ['features/*'], ['widgets'], ['data'], ['lib']],
  'apps/mock-api': [
    ['main'],
    ['app', 'oldest-node', 'options', 'web-files'],
    ['control'],
    ['handlers', 'listeners', 'simulator'],
    ['http', 'present', 'seed'],
    ['domain+deps'],
    ['db', 'mail', 'photo-files', 'realtime', 'spreadsheet'],
    ['provider'],
  ],
};

/** Here the folders and files of one parent read each other in one direction only, so that no group of them forms a circle. */
export const withoutCircles: readonly RegExp[] = [
  /^apps\/web\/src\/(?:data|lib|widgets|features\/[\w-]+)\//,
  /^apps\/mock-api\/src\/domain\//,
];

interface PackageArrow {
  from: RegExp;
  /** what may be read: the beginning of a path */
  to: string;
  except?: string;
}

const contracts = 'packages/contracts/src/';

/** And between workspaces: what no arrow allows is forbidden. ui and contracts read nothing of ours. */
export const packageArrows: readonly PackageArrow[] = [
  { from: /^apps\/mock-api\//, to: contracts },
  // The web never reads the aggregate: every page would load every endpoint.
  { from: /^apps\/web\//, to: contracts, except: `${contracts}api.ts` },
  { from: /^apps\/web\/src\/(main|app|features|widgets)\b/, to: 'packages/ui/src/' },
  { from: /^apps\/web\/src\/features\/gallery\//, to: 'packages/ui/gallery/gallery.tsx' },
  { from: /^apps\/web\/.*\.test\.|^apps\/web\/src\/test\//, to: 'packages/ui/' },
  { from: /^apps\/web\/.*\.test\.|^apps\/web\/src\/test\//, to: 'apps/mock-api/src/' },
  { from: /^apps\/web\/.*\.test\./, to: `${contracts}api.ts` },
  { from: /^e2e\//, to: contracts },
  { from: /^e2e\//, to: 'apps/mock-api/src/control/contract.ts' },
  { from: /^e2e\//, to: 'apps/web/src/lib/url/paths.ts' },
  { from: /^e2e\//, to: 'tooling/setup/chromium-launch.mjs' },
  ...['answering', 'free-port', 'installed-nginx'].map((name) => ({
    from: /^e2e\/hosting\//,
    to: `tooling/setup/${name}.mjs`,
  })),
  { from: /^e2e\/bench\//, to: 'apps/mock-api/src/testing/spawned-twin.ts' },
  // Builds a release with every address that one has to name.
  { from: /^tooling\/secrets\/check-release\./, to: 'apps/web/deploy/settings.ts' },
];

/** Packages of others that a part must not know. */
export const foreign: readonly { from: RegExp; never: RegExp }[] = [
  {
    from: /^packages\/contracts\/src\/(?!export\/|testing\/|verify\/|rules\/phone-number\.ts|profile\/location-hints\.ts|wording\/address-form\.ts)/,
    never: /^(?!zod\/mini$)/,
  },
  { from: /^packages\/ui\/src\//, never: /^(@tanstack|react-router|react-hook-form|zod)(\/|$)/ },
  // Runs in a browser.
  { from: /^(apps\/web|packages\/ui)\/src\/(?!.*\.test\.)/, never: /^node:/ },
];
