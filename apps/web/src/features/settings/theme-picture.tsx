/** Constants instead of theme colours, because the picture of the light theme stays light in the dark theme. */
const themes = {
  light: { canvas: '#f8f9fb', surface: '#ffffff', line: '#e1e4e8', text: '#646a73' },
  dark: { canvas: '#0c0e11', surface: '#131519', line: '#25292e', text: '#8c9199' },
} as const;

const accent = '#256aca';

interface ThemePictureProps {
  readonly left: keyof typeof themes;
  readonly right: keyof typeof themes;
}

export function ThemePicture({ left, right }: ThemePictureProps) {
  return (
    <svg aria-hidden className="block w-full forced-color-adjust-none" viewBox="0 0 120 76">
      <Page theme={left} />
      {right !== left && (
        <svg height="76" viewBox="60 0 60 76" width="60" x="60">
          <Page theme={right} />
        </svg>
      )}
    </svg>
  );
}

function Page({ theme }: { readonly theme: keyof typeof themes }) {
  const { canvas, surface, line, text } = themes[theme];
  return (
    <>
      <rect fill={canvas} height="76" width="120" />
      <rect fill={surface} height="76" width="15" />
      <rect fill={line} height="76" width="1" x="15" />
      <rect fill={text} height="7" rx="2" width="7" x="4" y="5" />
      <rect fill={line} height="5" rx="1" width="5" x="5" y="18" />
      <rect fill={line} height="5" rx="1" width="5" x="5" y="28" />
      <rect fill={text} height="5" rx="2" width="34" x="23" y="9" />
      <rect fill={accent} height="8" rx="2" width="20" x="92" y="7" />
      <rect fill={surface} height="50" stroke={line} width="89" x="23" y="22" />
      {[28, 40, 52, 64].map((y) => (
        <g key={y}>
          <rect fill={line} height="1" width="89" x="23" y={y + 7} />
          <rect
            fill={text}
            height="3"
            opacity="0.7"
            rx="1.5"
            width={y % 8 ? 20 : 28}
            x="28"
            y={y}
          />
          <rect fill={line} height="3" rx="1.5" width="20" x="74" y={y} />
        </g>
      ))}
    </>
  );
}
