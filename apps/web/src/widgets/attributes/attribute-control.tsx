import type { AttributeControlProps } from './control-props.ts';
import { OneOfManyControl, SeveralControl, YesOrNoControl } from './choice-controls.tsx';
import { LinksControl } from './links-control.tsx';

/** ATTR-1: the provider's types of value. One that this version does not know is shown, and left as it is. */
export function AttributeControl(props: AttributeControlProps) {
  switch (props.attribute.value_type) {
    case 'BOOL':
      return <YesOrNoControl {...props} />;
    case 'ENUM':
      return <OneOfManyControl {...props} />;
    case 'REPEATED_ENUM':
      return <SeveralControl {...props} />;
    case 'URL':
      return <LinksControl {...props} />;
    default:
      return <UnknownControl {...props} />;
  }
}

const UnknownControl = ({ attribute, answer }: AttributeControlProps) => (
  <div className="text-13">
    {attribute.display_name}
    <p className="wrap-anywhere">{answer.values.join(', ') || 'Not set'}</p>
    <p className="text-12 text-text-3">This kind of attribute can only be changed on Google.</p>
  </div>
);
