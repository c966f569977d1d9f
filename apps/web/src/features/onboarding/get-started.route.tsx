export function Component() {
  return <h1>Get started</h1>;
}
