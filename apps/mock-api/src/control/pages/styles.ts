/** The twin's own look, kept apart from the product's: nobody should take one for the other. */
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
}
* { box-sizing: border-box; margin: 0; }
body { background: var(--canvas); color: var(--text); font: 400 0.9375rem/1.5 system-ui, sans-serif; }
main { max-width: 36rem; margin: 0 auto; padding: 3rem 1.25rem; display: grid; gap: 1.25rem; }
.badge { justify-self: start; padding: 0.125rem 0.5rem; border-radius: 0.25rem; background: var(--warn-bg); color: var(--warn); font-size: 0.8125rem; font-weight: 550; }
h1 { font-size: 1.5rem; line-height: 1.25; letter-spacing: -0.015em; text-wrap: balance; }
p { color: var(--text-2); max-width: 60ch; }
a { color: var(--accent-text); }
ul { list-style: none; padding: 0; display: grid; gap: 0.5rem; }
.choice { display: grid; gap: 0.125rem; width: 100%; padding: 0.75rem 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); color: inherit; font: inherit; text-align: start; text-decoration: none; cursor: pointer; }
.choice:hover { background: var(--hover); }
.choice > span:first-of-type { font-weight: 600; }
.choice > span:last-of-type { color: var(--text-2); }
fieldset { border: 0; padding: 0; min-width: 0; display: grid; gap: 0.5rem; }
legend { padding: 0; margin-bottom: 0.5rem; font-weight: 600; }
form { display: grid; gap: 1.5rem; }
label.choice { grid-template-columns: auto 1fr; column-gap: 0.75rem; align-items: center; }
label.choice > * { grid-column: 2; }
label.choice > input { grid-column: 1; grid-row: 1 / span 2; width: 1.125rem; height: 1.125rem; accent-color: var(--accent); }
label.choice:has(:checked) { border-color: var(--accent); }
.field { display: grid; gap: 0.375rem; max-width: 24rem; font-weight: 550; }
.field input, .field select { min-height: 2.5rem; padding: 0 0.75rem; border: 1px solid var(--line-control); border-radius: 0.375rem; background: var(--surface); color: inherit; font: inherit; }
.actions { display: flex; flex-wrap: wrap; gap: 0.5rem; }
.button { min-height: 2.5rem; padding: 0 1.25rem; border: 1px solid var(--line-control); border-radius: 0.375rem; background: var(--surface); color: inherit; font: inherit; font-weight: 550; cursor: pointer; }
.button.primary { border-color: var(--accent); background: var(--accent); color: #fff; }
.facts { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
.facts dt { color: var(--text-2); }
.facts dd { margin: 0; overflow-wrap: anywhere; }
.mail { width: 100%; height: 75vh; min-height: 20rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); }
summary { cursor: pointer; font-weight: 550; }
pre { margin-top: 0.75rem; padding: 1rem; border: 1px solid var(--line); border-radius: 0.5rem; background: var(--surface); font: 400 0.8125rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--ring); outline-offset: 2px; }
`;
