export function Component() {
  return <h1>Google accounts</h1>;
}
