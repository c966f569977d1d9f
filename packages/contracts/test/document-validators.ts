import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Parser } from '@asyncapi/parser';
import { Validator } from '@seriousme/openapi-schema-validator';
import * as z from 'zod/mini';
import type { JsonObject } from '../src/export/json-schema.ts';

/** The validator's findings; empty if it accepts the document. */
export type DocumentValidator = (document: JsonObject) => Promise<readonly string[]>;

export const seriousme: DocumentValidator = async (document) => {
  const { valid, errors } = await new Validator().validate(structuredClone(document));
  if (valid) return [];
  return typeof errors === 'string'
    ? [errors]
    : (errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
};

export const asyncapi: DocumentValidator = async (document) => {
  const { diagnostics } = await new Parser().parse(JSON.stringify(document));
  return (
    diagnostics
      // Ignores the advice to upgrade to AsyncAPI 3.1.
      .filter(({ code }) => code !== 'asyncapi-latest-version')
      .map(({ path, message }) => `/${path.join('/')} ${message}`)
  );
};

const run = promisify(execFile);
const require = createRequire(import.meta.url);
const redoclyHome = dirname(require.resolve('@redocly/cli/package.json'));
const Findings = z.object({
  problems: z.array(
    z.object({
      ruleId: z.string(),
      message: z.string(),
      location: z.array(z.object({ pointer: z.optional(z.string()) })),
    }),
  ),
});

export const redocly: DocumentValidator = async (document) => {
  const directory = await mkdtemp(join(tmpdir(), 'documents-'));
  try {
    const file = join(directory, 'document.json');
    await writeFile(file, JSON.stringify(document));
    const config = join(import.meta.dirname, 'redocly.yaml');
    const args = [
      join(redoclyHome, 'bin/cli.js'),
      'lint',
      file,
      '--config',
      config,
      '--format',
      'json',
    ];
    const env = {
      ...process.env,
      REDOCLY_TELEMETRY: 'off',
      REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true',
    };
    // redocly exits with 1 if it has findings, and prints them in any case.
    const { stdout } = await run(process.execPath, args, { env }).catch(
      (failure: { stdout: string }) => failure,
    );
    const { problems } = z.parse(Findings, JSON.parse(stdout));
    return problems.map(
      ({ ruleId, message, location }) => `${location[0]?.pointer} ${message} (${ruleId})`,
    );
  } finally {
    await rm(directory, { recursive: true });
  }
};
