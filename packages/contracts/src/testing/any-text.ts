import * as fc from 'fast-check';

/** Includes lone surrogates. fast-check's unit `binary` would take a second to build a table of all characters. */
const unit = fc.nat(0x10_ffff).map((codePoint) => String.fromCodePoint(codePoint));

/** Text of any code points. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit });
