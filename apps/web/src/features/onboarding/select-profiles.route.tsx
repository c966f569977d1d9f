export function Component() {
  return <h1>Select profiles</h1>;
}
