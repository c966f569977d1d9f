import { fileURLToPath } from 'node:url';
import { createElement, type ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { runnerImport, type Plugin } from 'vite';

interface ShellModule {
  readonly StaticShell: ComponentType;
}

const source = fileURLToPath(new URL('src/features/shell/static-shell.tsx', import.meta.url));
const place = '<div id="shell" aria-hidden="true" data-static-shell>';

/** Renders the application's frame into index.html, so that the first paint waits only for the style sheet. */
export const staticShell: Plugin = {
  name: 'static-shell',
  transformIndexHtml: {
    order: 'pre',
    async handler(html) {
      if (!html.includes(place)) throw new Error(`index.html has no ${place}`);
      const { module } = await runnerImport<ShellModule>(source, {
        configFile: false,
        logLevel: 'error',
      });
      return html.replace(place, place + renderToStaticMarkup(createElement(module.StaticShell)));
    },
  },
};
