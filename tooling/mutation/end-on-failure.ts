import * as fc from 'fast-check';

// Nobody reads the counterexample that kills a mutant, and shrinking it takes longer than finding it.
fc.configureGlobal({ endOnFailure: true });
