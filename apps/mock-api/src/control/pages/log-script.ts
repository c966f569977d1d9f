/** The maximum number of rows; the page removes older rows. */
export const mostRows = 500;

/**
 * The only script of the twin's pages: inserts new entries at the top of the log. After a pause or a lost connection, it
 * reloads the page, because the stream doesn't send the missed entries.
 */
export const logScript = `
const table = document.querySelector('tbody[data-stream]');
const state = document.querySelector('[data-state]');
const toggle = document.querySelector('button[data-toggle]');
let source = null;

function start() {
  let failed = false;
  source = new EventSource(table.dataset.stream);
  source.onopen = () => (failed ? location.reload() : say('Live', 'Pause'));
  source.onerror = () => {
    failed = true;
    say('No connection; trying again', 'Pause');
  };
  source.onmessage = ({ data }) => {
    table.insertAdjacentHTML('afterbegin', data);
    while (table.rows.length > ${mostRows}) table.deleteRow(-1);
    document.querySelector('[data-empty]')?.remove();
  };
}

function say(text, action) {
  state.textContent = text;
  toggle.textContent = action;
}

toggle.hidden = false;
toggle.addEventListener('click', () => {
  if (source) {
    source.close();
    source = null;
    say('Paused', 'Go on');
  } else location.reload();
});
start();
`;
