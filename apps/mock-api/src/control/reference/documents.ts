import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Documents, Json } from '@placekeeper/contracts/export/json-schema';

export const documentNames = ['openapi.json', 'asyncapi.json'] as const;

/** Reads the written document on every request, so that a reload shows changes. */
export const readDocument = (folder: string, name: (typeof documentNames)[number]): string =>
  readFileSync(join(folder, name), 'utf8');

export const readDocuments = (folder: string): Documents => ({
  openApi: JSON.parse(readDocument(folder, 'openapi.json')),
  asyncApi: JSON.parse(readDocument(folder, 'asyncapi.json')),
});

export const textOf = (value: Json | undefined): string => (typeof value === 'string' ? value : '');
