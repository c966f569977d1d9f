import { readEnv } from './read-env.ts';

export const env = readEnv(import.meta.env);
