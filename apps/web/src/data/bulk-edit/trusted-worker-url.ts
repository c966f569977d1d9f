/** The part of Trusted Types that workers need. TypeScript does not declare it, and not every browser has it. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (url: string) => string },
  ) => { readonly createScriptURL: (url: string) => string };
}

declare global {
  var trustedTypes: TrustedTypes | undefined;
}

/** The only policy that the content security policy allows: scripts from this page's origin. */
const policy = globalThis.trustedTypes?.createPolicy('placekeeper-worker', {
  createScriptURL(url) {
    if (new URL(url, location.href).origin !== location.origin)
      throw new TypeError('A worker comes from the host of the page.');
    return url;
  },
});

export const trustedWorkerUrl = (url: string): string => policy?.createScriptURL(url) ?? url;
