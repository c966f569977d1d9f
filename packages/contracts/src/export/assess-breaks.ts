/** An intended breaking change, with the reason why it affects nobody. */
export interface AllowedBreak {
  readonly break: string;
  readonly reason: string;
}

export function assessBreaks(
  breaks: readonly string[],
  allowed: readonly AllowedBreak[],
): readonly string[] {
  const notAllowed = breaks.filter((line) => !allowed.some((one) => one.break === line));
  return [
    ...notAllowed.map((line) => `breaks the last release: ${line}`),
    ...allowed
      .filter((one) => !breaks.includes(one.break))
      .map((one) => `is allowed and does not happen: ${one.break}`),
    ...allowed
      .filter(({ reason }) => reason.trim().split(/\s+/).length < 3)
      .map((one) => `is allowed without a reason: ${one.break}`),
  ];
}
