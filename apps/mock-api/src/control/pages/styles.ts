/** The pages deliberately look unlike the product, so that nobody confuses them with it. */
export const styles = `
:root {
  color-scheme: light dark;
  --canvas: light-dark(#f8f9fb, #0c0e11);
  --surface: light-dark(#fff, #131519);
  --hover: light-dark(#f2f3f6, #191c21);
  --line: light-dark(#e1e4e8, #25292e);
  --line-control: light-dark(#8c9199, #686e77);
  --text: light-dark(#181c22, #edeff3);
  --text-2: light-dark(#4f545d, #aeb3ba);
  --accent: light-dark(#2060b9, #256aca);
  --accent-text: light-dark(#1c59ae, #7eaef5);
  --ring: light-dark(#2a71d6, #659ff4);
  --warn: light-dark(#784e14, #f0c36f);
  --warn-bg: light-dark(#fef2da, #37270e);
  --good: light-dark(#1d5c34, #86d6a2);
  --good-bg: light-dark(#e6f5ea, #11301c);
  --bad: light-dark(#9b1c1c, #f3a0a0);
  --bad-bg: light-dark(#fdeaea, #3a1414);
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); font: 400 0.9375rem/1.5 system-ui, sans-serif; }
body:has(.people) { min-height: 100dvh; display: flex; flex-direction: column; justify-content: center; }
.bar { display: flex; flex-wrap: wrap; align-items: center; gap: 0.5rem 1.5rem; padding: 0.75rem max(1.25rem, calc((100% - 84rem) / 2 + 1.25rem)); }
.bar:has(nav) { border-bottom: 1px solid var(--line); background: var(--surface); }
.bar:not(:has(nav)) { width: 100%; max-width: 36rem; margin: 2rem auto 0; padding-inline: 1.25rem; }
.bar ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1rem; }
.bar nav a { display: block; padding: 0.25rem 0; text-decoration: none; color: var(--text-2); }
.bar nav a:hover { color: var(--text); text-decoration: underline; }
.bar nav a[aria-current] { color: var(--text); box-shadow: inset 0 -2px var(--accent); }
main { margin: 0 auto; padding: 1.25rem; display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; }
main.narrow { width: 100%; max-width: 36rem; padding-bottom: 3rem; }
main.wide { max-width: 84rem; }
.badge { padding: 0.125rem 0.5rem; border-radius: 0.25rem; background: var(--warn-bg); color: var(--warn); font-size: 0.8125rem; font-weight: 550; text-decoration: none; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance; }
h2 { font-size: 1.0625rem; line-height: 1.3; }
h3 { font-size: 0.875rem; margin-top: 0.25rem; }
p { color: var(--text-2); max-width: 60ch; }
small { display: block; color: var(--text-2); font-size: 0.8125rem; font-weight: 400; }
.note { font-size: 0.8125rem; }
a { color: var(--accent-text); }
code, pre, time { font-family: ui-monospace, monospace; font-size: 0.8125rem; }
code { overflow-wrap: anywhere; }
pre { max-height: 30rem; overflow: auto; padding: 0.75rem; border-radius: 0.375rem; background: var(--hover); white-space: pre-wrap; overflow-wrap: anywhere; }
ul { list-style: none; padding: 0; display: grid; gap: 0.5rem; }
.grid { columns: 26rem 3; column-gap: 1rem; }
.grid > .card { break-inside: avoid; margin-bottom: 1rem; }
.columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.25rem; }
.card { display: grid; align-content: start; grid-template-columns: minmax(0, 1fr); gap: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
dl { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0.25rem 1rem; }
dt { color: var(--text-2); }
dd { overflow-wrap: anywhere; }
.meanings { font-size: 0.8125rem; color: var(--text-2); }
.headers { font-size: 0.8125rem; gap: 0 1rem; }
.rows { gap: 0; }
.rows > li { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.25rem 0.75rem; padding: 0.5rem 0; border-top: 1px solid var(--line); }
.rows > li:first-child { border-top: 0; }
.rows > li > :first-child { font-weight: 550; flex: 1 1 6rem; min-width: 0; overflow-wrap: anywhere; }
.rows.plain > li { padding: 0.25rem 0; }
.rows.plain > li > :first-child { font-weight: 400; flex: 1 1 auto; }
.row { display: flex; flex-wrap: wrap; align-items: end; gap: 0.5rem; }
.row > p { align-self: center; }
.fields { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 11rem), 1fr)); align-items: end; gap: 0.75rem; }
.fields > .ticks { grid-column: 1 / -1; }
.fields > .button:not(.primary) { justify-self: start; }
.parts { display: grid; gap: 1rem; }
.parts > .row { align-items: end; gap: 0.5rem 1rem; }
.parts > .row > .field { flex: 0 1 14rem; }
.parts > .row > p { align-self: end; padding-block: 0.5rem; }
.ticks { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
.tick { display: flex; align-items: center; gap: 0.5rem; min-height: 2rem; }
.ticks.described { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr)); gap: 0.75rem 1.5rem; }
.ticks.described .tick { align-items: start; }
.ticks.described .tick input { margin-top: 0.1875rem; }
.tick input { flex: none; width: 1rem; height: 1rem; accent-color: var(--accent); }
.inline { display: inline; }
.flash { padding: 0.625rem 1rem; border-radius: 0.5rem; }
.flash p { color: inherit; max-width: none; }
.flash.done { background: var(--good-bg); color: var(--good); }
.flash.refused { background: var(--bad-bg); color: var(--bad); }
.scroll { overflow: auto; }
.scroll.tall { max-height: 40rem; }
table { border-collapse: collapse; width: 100%; background: var(--surface); font-size: 0.875rem; }
th, td { padding: 0.3125rem 0.75rem 0.3125rem 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: baseline; white-space: nowrap; }
thead th { position: sticky; top: 0; background: var(--surface); color: var(--text-2); font-weight: 550; }
tbody th { font-weight: 400; }
.number { text-align: end; font-variant-numeric: tabular-nums; }
td.path { white-space: normal; min-width: 14rem; }
tr.forced td { color: var(--warn); }
tr.violation td { background: var(--bad-bg); color: var(--bad); font-weight: 600; }
.hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.choice { display: grid; gap: 0.125rem; width: 100%; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); color: inherit; font: inherit; text-align: start; text-decoration: none; cursor: pointer; }
.choice:hover { background: var(--hover); }
.choice > span:first-of-type { font-weight: 600; }
.choice > span:last-of-type { color: var(--text-2); }
.people { gap: 0; border: 1px solid var(--line); border-radius: 0.75rem; background: var(--surface); overflow: hidden; }
.people > li + li { border-top: 1px solid var(--line); }
.people .choice { grid-template-columns: 2.25rem 1fr auto; column-gap: 0.875rem; align-items: center; padding: 0.875rem 1rem; border: 0; border-radius: 0; }
.people .choice > span { grid-column: 2; }
.people .choice > b { grid-area: 1 / 1 / 3; display: grid; place-content: center; height: 2.25rem; border-radius: 50%; background: var(--hover); color: var(--accent-text); }
.people .choice:hover > b { background: var(--line); }
.people .choice::after { grid-area: 1 / 3 / 3; content: '→' / ''; color: var(--text-2); }
.people .choice:hover::after { color: var(--accent-text); }
.people .choice:focus-visible { outline-offset: -2px; border-radius: 0.75rem; }
fieldset { border: 0; padding: 0; min-width: 0; display: grid; gap: 0.5rem; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
.narrow form { display: grid; gap: 1.5rem; }
label.choice { grid-template-columns: auto 1fr; column-gap: 0.75rem; align-items: center; }
label.choice > * { grid-column: 2; }
label.choice > input { grid-column: 1; grid-row: 1 / span 2; width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
label.choice:has(:checked) { border-color: var(--accent); }
.field { display: grid; gap: 0.25rem; max-width: 24rem; min-width: 0; font-weight: 550; }
.field > span { font-size: 0.8125rem; }
.field input, .field select { width: 100%; min-height: 2.25rem; padding: 0 0.625rem; border: 1px solid var(--line-control); border-radius: 0.375rem; background: var(--surface); color: inherit; font: inherit; font-weight: 400; }
.row > .field { flex: 1 1 9rem; }
.row > .field.short { flex: 0 1 5rem; }
::placeholder { color: var(--text-2); opacity: 1; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.button { display: inline-flex; align-items: center; min-height: 2.25rem; padding: 0 0.875rem; border: 1px solid var(--line-control); border-radius: 0.375rem; background: var(--surface); color: inherit; font: inherit; font-weight: 550; text-decoration: none; cursor: pointer; }
.button:hover { background: var(--hover); }
.button.primary { justify-content: center; border-color: var(--accent); background: var(--accent); color: #fff; }
.button[hidden] { display: none; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
.facts dt { color: var(--text-2); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.mail { width: 100%; height: 75vh; min-height: 20rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
summary { cursor: pointer; font-weight: 550; }
pre { margin-top: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); font: 400 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
