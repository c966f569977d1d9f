export function Component() {
  return <h1>Fetching profiles</h1>;
}
