import type { CallReport, Report } from './verify-target.ts';

export function describeReport({
  url,
  calls,
  made,
  skipped,
  findings,
  extensions,
}: Report): string {
  const differing = calls.filter((call) => call.findings.length > 0).length;
  const verdict =
    findings === 0
      ? 'no difference from the contract'
      : `${findings} differences from the contract, in ${differing} calls`;
  return [
    url,
    '',
    ...calls.flatMap(lines),
    '',
    ...(extensions ? extensionLines(extensions) : []),
    `${made} calls made, ${skipped} skipped, ${verdict}`,
  ].join('\n');
}

function extensionLines(extensions: NonNullable<Report['extensions']>): readonly string[] {
  const named = (offered: boolean | null) =>
    extensions
      .filter((one) => one.offered === offered)
      .map(({ call }) => call)
      .join(', ') || 'none';
  return [
    `Extensions offered: ${named(true)}`,
    `Extensions missing: ${named(false)}`,
    `Extensions that could not be told: ${named(null)}`,
    '',
  ];
}

function lines({ call, request, status, durationMs, findings, note }: CallReport): string[] {
  const mark = findings.length > 0 ? '✗' : status === null ? '–' : '✓';
  const time = status === null ? '' : `${durationMs} ms`;
  const head = `${mark} ${call.padEnd(38)} ${String(status ?? '').padEnd(4)} ${time.padStart(8)}  ${note ?? ''}`;
  return [
    head.trimEnd(),
    ...(findings.length > 0 ? [`    ${request}`] : []),
    ...findings.map(({ kind, path, detail }) => `    ${kind}${path && ` at ${path}`}: ${detail}`),
  ];
}
