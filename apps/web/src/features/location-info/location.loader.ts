import type { LoaderFunctionArgs } from 'react-router';

export function loadLocation(_: LoaderFunctionArgs): null {
  return null;
}
