export function Component() {
  return <h1>Finished</h1>;
}
