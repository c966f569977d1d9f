export const isApple =
  typeof navigator !== 'undefined' && /mac|iphone|ipad/i.test(navigator.userAgent);
