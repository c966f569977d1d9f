import { cn } from '@placekeeper/ui/lib/cn';
import { controlStyle } from '@placekeeper/ui/lib/control-style';

interface TimeInputProps {
  /** "Monday opens": the columns alone do not say it to everybody. */
  readonly label: string;
  readonly value: string;
  readonly invalid: boolean;
  readonly describedBy?: string | undefined;
  readonly parse: (text: string) => string | null;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/**
 * Text, because a native time box has no 24:00 and needs its parts typed in order.
 * What can be read is written out in full on leaving; what cannot stays as it was typed.
 */
export function TimeInput(props: TimeInputProps) {
  const { label, value, invalid, describedBy, parse, onChange, onBlur } = props;
  return (
    <span className="w-16 pointer-coarse:w-18">
      <input
        aria-label={label}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        className={cn(controlStyle({ size: 'md' }), 'tabular-nums')}
        enterKeyHint="next"
        inputMode="numeric"
        placeholder="--:--"
        spellCheck={false}
        type="text"
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={() => {
          const time = parse(value);
          if (time !== null && time !== value) onChange(time);
          onBlur();
        }}
      />
    </span>
  );
}
