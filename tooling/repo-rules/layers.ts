/**
 * The arrows of ARCHITECTURE.md, inside a workspace. A file may read its own group and every group
 * on a lower line; groups on one line don't know each other. A group is a folder, or a file of that
 * name, under src. `features/*` makes each folder in it a group; `+` joins names into one.
 */
export const layers: Record<string, readonly (readonly string[])[]> = {
  'apps/web': [['main'], ['app'], ['features/*'], ['widgets'], ['data'], ['lib']],
  'apps/mock-api': [
    ['main'],
    ['app'],
    ['handlers', 'control', 'simulator'],
    ['http', 'present', 'seed'],
    ['domain+deps'],
    ['db', 'realtime', 'spreadsheet'],
    ['provider'],
  ],
};

interface PackageArrow {
  from: RegExp;
  /** prefixes of the files that may be read */
  to: readonly string[];
  /** for tests only */
  tests?: true;
}

const contracts = 'packages/contracts/src';

/** And between workspaces: what no arrow allows is forbidden. ui and contracts read nothing of ours. */
export const packageArrows: readonly PackageArrow[] = [
  { from: /^apps\/mock-api\//, to: [contracts] },
  // Calls and events are for data alone; the words of the contract are for everybody.
  { from: /^apps\/web\/src\/data\//, to: [contracts] },
  {
    from: /^apps\/web\//,
    to: [`${contracts}/core/`, `${contracts}/model/`, `${contracts}/rules/`],
  },
  { from: /^apps\/web\/src\/(main|app|features|widgets)\b/, to: ['packages/ui/src'] },
  { from: /^apps\/web\//, to: [contracts, 'packages/ui/', 'apps/mock-api/'], tests: true },
  {
    from: /^e2e\//,
    to: [
      contracts,
      'apps/mock-api/src/control/contract.ts',
      'apps/web/src/lib/paths.ts',
      'tooling/setup/chromium-launch.mjs',
    ],
  },
];
