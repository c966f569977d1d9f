import { Cell, HeaderCell, Row, Table } from '../src/components/table.tsx';
import { colourGroups, colourPairs } from './colour-tokens.ts';
import { contrast, fullHex } from './contrast.ts';
import { Section, Specimen } from './specimen.tsx';
import { useTokens } from './use-tokens.ts';

const names = colourGroups.flatMap(({ tokens }) => tokens.map((token) => `color-${token}`));
const ratio = (value: number | undefined) => value?.toFixed(2) ?? '–';

export function Colours() {
  const values = useTokens(names);
  const valueOf = (token: string) => {
    const value = values[`color-${token}`] ?? '';
    return fullHex(value) ?? value;
  };

  return (
    <Section
      id="colours"
      lead="Neutral grounds with a cool tint, one accent for what the user does, and colour for state alone. The number is the contrast with the surface, as it is now."
      title="Colours"
    >
      {colourGroups.map(({ name, tokens }) => (
        <Specimen key={name} name={name}>
          <ul className="grid w-full grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3 xl:grid-cols-5">
            {tokens.map((token) => (
              <li key={token} className="flex min-w-0 items-center gap-2.5">
                <span
                  className="size-9 shrink-0 rounded-6 border border-line forced-color-adjust-none fill-on-paper"
                  style={{ background: `var(--color-${token})` }}
                />
                <span className="min-w-0">
                  <span className="block truncate font-550">{token}</span>
                  <span className="flex gap-x-2 text-12 text-text-3">
                    <code className="truncate font-mono">{valueOf(token)}</code>
                    <span className="tabular-nums">
                      {ratio(contrast(valueOf(token), valueOf('surface')))}
                    </span>
                  </span>
                </span>
              </li>
            ))}
          </ul>
        </Specimen>
      ))}
      <Specimen column name="What stands on what">
        <div className="border border-line bg-surface">
          <Table density="compact" label="Pairs of colours and their contrast">
            <thead>
              <tr>
                <HeaderCell>Pair</HeaderCell>
                <HeaderCell align="end">Needs</HeaderCell>
                <HeaderCell align="end">Has</HeaderCell>
              </tr>
            </thead>
            <tbody>
              {lowest(valueOf).map(({ colour, ground, least, has }) => (
                <Row key={`${colour} ${ground}`}>
                  <Cell>
                    <span className="inline-flex items-center gap-2.5">
                      <span
                        aria-hidden
                        className="grid h-6 w-9 place-items-center rounded-4 border border-line text-12 font-550 forced-color-adjust-none fill-on-paper"
                        style={{
                          background: `var(--color-${ground})`,
                          color: `var(--color-${colour})`,
                        }}
                      >
                        {least < 4.5 ? (
                          <span className="fill-on-paper size-2.5 rounded-full bg-current" />
                        ) : (
                          'Aa'
                        )}
                      </span>
                      {colour} on {ground}
                    </span>
                  </Cell>
                  <Cell numeric>{least.toFixed(1)}</Cell>
                  <Cell numeric>{ratio(has)}</Cell>
                </Row>
              ))}
            </tbody>
          </Table>
        </div>
      </Specimen>
    </Section>
  );
}

/** For each colour, its lowest contrast with any of its backgrounds. */
function lowest(valueOf: (token: string) => string) {
  const measured = colourPairs.map(([colour, ground, least]) => ({
    colour,
    ground,
    least,
    has: contrast(valueOf(colour), valueOf(ground)),
  }));
  const groups = Map.groupBy(measured, ({ colour }) => colour);
  return [...groups.values()].flatMap((group) =>
    group.toSorted((a, b) => (a.has ?? 0) - (b.has ?? 0)).slice(0, 1),
  );
}
