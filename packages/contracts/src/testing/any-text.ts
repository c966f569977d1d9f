import * as fc from 'fast-check';

/** Unlike fast-check's unit `binary`, it builds no table of all characters, which takes a second, and has lone surrogates. */
const unit = fc.nat(0x10_ffff).map((codePoint) => String.fromCodePoint(codePoint));

/** Text of any code points. */
export const anyText = (constraints: fc.StringSharedConstraints = {}): fc.Arbitrary<string> =>
  fc.string({ ...constraints, unit });
