import { randomInt } from 'node:crypto';

const shape = /^\d{1,10}\.\d{1,10}$/;

export function createSocketId(): string {
  return `${randomInt(1, 1_000_000_000)}.${randomInt(1, 1_000_000_000)}`;
}

export function isSocketId(text: string): boolean {
  return shape.test(text);
}
