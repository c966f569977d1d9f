export function Component() {
  return <h1>Information</h1>;
}
