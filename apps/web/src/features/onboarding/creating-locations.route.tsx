export function Component() {
  return <h1>Creating locations</h1>;
}
