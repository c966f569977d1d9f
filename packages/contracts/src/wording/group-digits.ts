/** `1,204` */
export const groupDigits = (count: number): string => count.toLocaleString('en-GB');
