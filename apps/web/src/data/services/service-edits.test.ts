import { expect, test } from 'vitest';
import { serviceEditOf } from './service-edits.ts';

const own = (name: string) => ({ type: 'free_form', id: 'gcid:dentist', name });

test('@DET-3 @SVC-3 the changed service is named', () => {
  const [braces, visits] = [own('Braces'), own('Home visits')];
  expect(serviceEditOf([braces], [braces, visits])).toEqual({ what: 'added', service: visits });
  expect(serviceEditOf([braces, visits], [visits])).toEqual({ what: 'removed', service: braces });
  expect(serviceEditOf([braces], [visits])).toBeNull();
  expect(serviceEditOf([braces], [braces])).toBeNull();
});
