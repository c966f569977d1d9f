/**
 * The allowed imports within a workspace (ARCHITECTURE.md). A file may import from its own group and from every group
 * on a lower line, but not from another group on the same line. A group is a folder or file of that name under src.
 * `features/*` makes each subfolder a group; `+` joins names into one group.
 */
export const layers: Record<string, readonly (readonly string[])[]> = {
  'apps/web': [['main'], ['app'], ['features/*'], ['widgets'], ['data'], ['lib']],
  'apps/mock-api': [
    ['main'],
    ['serve', 'oldest-node'],
    ['app', 'options', 'web-files'],
    ['control'],
    ['handlers', 'listeners', 'simulator'],
    ['http', 'present', 'seed'],
    ['domain+deps'],
    ['db', 'mail', 'photo-files', 'realtime', 'spreadsheet'],
    ['provider'],
  ],
};

/** Folders whose children must not import each other in a cycle. */
export const acyclicFolders: readonly RegExp[] = [
  /^apps\/web\/src\/(?:data|lib|widgets|features\/[\w-]+)\//,
  /^apps\/mock-api\/src\/domain\//,
];

interface WorkspaceImport {
  from: RegExp;
  /** The prefix of importable paths. */
  to: string;
  except?: string;
}

const contracts = 'packages/contracts/src/';

/** The allowed imports between workspaces; all others are forbidden. ui and contracts import from no workspace. */
export const workspaceImports: readonly WorkspaceImport[] = [
  { from: /^apps\/mock-api\//, to: contracts },
  // The web application must not import `api.ts`, which would load every endpoint on every page.
  { from: /^apps\/web\//, to: contracts, except: `${contracts}api.ts` },
  { from: /^apps\/web\/src\/(main|app|features|widgets)\b/, to: 'packages/ui/src/' },
  { from: /^apps\/web\/src\/lib\//, to: 'packages/ui/src/lib/' },
  { from: /^apps\/web\/src\/features\/gallery\//, to: 'packages/ui/gallery/gallery.tsx' },
  { from: /^apps\/web\/.*\.test\.|^apps\/web\/src\/test\//, to: 'packages/ui/' },
  { from: /^apps\/web\/.*\.test\.|^apps\/web\/src\/test\//, to: 'apps/mock-api/src/' },
  { from: /^apps\/web\/.*\.test\./, to: `${contracts}api.ts` },
  { from: /^e2e\//, to: contracts },
  { from: /^e2e\//, to: 'apps/mock-api/src/control/contract.ts' },
  { from: /^e2e\//, to: 'apps/web/src/lib/url/paths.ts' },
  { from: /^e2e\//, to: 'tooling/setup/chromium-launch.mjs' },
  ...['wait-for-server', 'free-port', 'installed-nginx'].map((name) => ({
    from: /^e2e\/hosting\//,
    to: `tooling/setup/${name}.mjs`,
  })),
  { from: /^e2e\/bench\//, to: 'apps/mock-api/src/testing/spawned-twin.ts' },
  // check-release builds a sample release, for which it needs the names of all addresses.
  { from: /^tooling\/secrets\/check-release\./, to: 'apps/web/deploy/settings.ts' },
];

/** External packages that a part must not import. */
export const foreign: readonly { from: RegExp; never: RegExp }[] = [
  {
    from: /^packages\/contracts\/src\/(?!export\/|testing\/|verify\/|rules\/phone-number\.ts|profile\/postal-code\.ts|wording\/address-form\.ts)/,
    never: /^(?!zod\/mini$)/,
  },
  // Schemas come from the contract's zod.ts, so that screens which only read answers don't load zod.
  { from: /^apps\/web\/src\/(?!.*\.test\.|lib\/read-env\.ts)/, never: /^zod(\/|$)/ },
  { from: /^packages\/ui\/src\//, never: /^(@tanstack|react-router|react-hook-form|zod)(\/|$)/ },
  // This code runs in a browser.
  { from: /^(apps\/web|packages\/ui)\/src\/(?!.*\.test\.)/, never: /^node:/ },
];
