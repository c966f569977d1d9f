import { expect, test } from 'vitest';
import { listErrorsAsCsv, listErrorsAsText } from './list-error-export.ts';

const errors = [
  { line: 3, text: 'Quay "Books"', message: '2 locations share this business name.' },
  { line: 4, text: '=HYPERLINK(1)', message: 'No location has this store code.' },
  { line: 5, text: '00123', message: 'No location has this store code.' },
];

test('unmatched lines are exported without formulas or reformatted numbers @BULK-1', () => {
  expect(listErrorsAsCsv(errors)).toBe(
    [
      '"Line","Text","Problem"\r\n',
      '"3","Quay ""Books""","2 locations share this business name."\r\n',
      '"4","\'=HYPERLINK(1)","No location has this store code."\r\n',
      '"5","\'00123","No location has this store code."\r\n',
    ].join(''),
  );
  expect(listErrorsAsText(errors).split('\n')).toHaveLength(3);
});
