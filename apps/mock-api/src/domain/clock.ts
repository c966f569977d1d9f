/** Milliseconds since 1970. */
export type Clock = () => number;

export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);
export const hours = (count: number) => minutes(count * 60);
export const days = (count: number) => hours(count * 24);

export const isoTime = (time: number) => new Date(time).toISOString();
export const isoDate = (time: number) => isoTime(time).slice(0, 10);
