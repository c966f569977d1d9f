/** On older versions the native module of the database crashes without a message. */
export const oldestNode = 22;

export function nodeProblem(version: string): string | null {
  return Number.parseInt(version, 10) >= oldestNode
    ? null
    : `The simulator needs Node ${oldestNode} or newer, and this is Node ${version}. Start it with \`npm run preview\` or \`npm run mock\`, which use the installed Node of this repository.`;
}
