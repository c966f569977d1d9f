import type { AttributeMetadata } from '@placekeeper/contracts/model/attribute';
import type { AttributeAnswer } from '../../widgets/attributes/answers.ts';

/** An answer in a line of text; empty for none. */
export function answerText(
  { value_type: type, value_metadata: offered }: AttributeMetadata,
  { values, denied }: AttributeAnswer,
): string {
  if (type === 'BOOL') return values.map((value) => (value === 'true' ? 'Yes' : 'No')).join();
  const names = new Map(offered.map(({ value, display_name: name }) => [String(value), name]));
  const nameOf = (value: string) => names.get(value) ?? value;
  return [...values.map(nameOf), ...denied.map((value) => `not ${nameOf(value)}`)].join(', ');
}
