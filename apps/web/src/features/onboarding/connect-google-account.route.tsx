export function Component() {
  return <h1>Connect an account</h1>;
}
