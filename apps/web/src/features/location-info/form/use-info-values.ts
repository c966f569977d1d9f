import { useWatch } from 'react-hook-form';
import type { FormView } from './form-view.ts';
import type { InfoValues } from './info-values.ts';

const copy = (values: InfoValues): InfoValues => ({ ...values });

/** All that is typed, at every key: for the few parts that need the whole. */
export const useInfoValues = ({ control }: FormView): InfoValues =>
  useWatch({ control, compute: copy });
