import { OneOfManyControl, SeveralControl, YesOrNoControl } from './choice-controls.tsx';
import { LinksControl } from './links-control.tsx';
import { useAttributeControl, type ControlProps } from './use-attribute-control.ts';

/** ATTR-1: the provider's types of value. One that this version does not know is shown, and left as it is. */
export function AttributeControl(props: ControlProps) {
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

function UnknownControl(props: ControlProps) {
  const { answer } = useAttributeControl(props);
  return (
    <div className="text-13">
      {props.attribute.display_name}
      <p className="wrap-anywhere">{answer.values.join(', ') || 'Not set'}</p>
      <p className="text-12 text-text-3">This kind of attribute can only be changed on Google.</p>
    </div>
  );
}
