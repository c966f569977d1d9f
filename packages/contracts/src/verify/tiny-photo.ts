const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** The smallest picture there is. A server may find it too small, and say so. */
export const tinyPhoto = (): File =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'conformance.png', {
    type: 'image/png',
  });
