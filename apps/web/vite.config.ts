import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeRequests } from './code-requests.ts';
import { hostingFiles } from './deploy/hosting-files.ts';
import { settings } from './deploy/settings.ts';
import { holidayTables } from './national-holidays.ts';
import { sharedChunks } from './shared-chunks.ts';
import { staticShell } from './static-shell.ts';

const twin = process.env['PLACEKEEPER_TWIN'] ?? 'http://127.0.0.1:4010';

/** Paths of the platform; in production the reverse proxy forwards them as well. */
const proxy = {
  '/api': twin,
  '/sanctum': twin,
  '/broadcasting': twin,
  '/__mock': twin,
  '/media/': twin,
  '/app/': { target: twin, ws: true },
};

/**
 * Sonner also injects its style sheet by script, which a strict style-src refuses. The design system's theme.css
 * contains the same sheet, so the build removes this copy.
 */
const withoutInjectedStyles: Plugin = {
  name: 'sonner-without-injected-styles',
  transform: {
    filter: { id: /sonner\/dist\/index\.mjs$/ },
    handler(code) {
      const without = code.replace(/^__insertCSS\(".*"\);?$/m, '');
      if (without === code)
        this.error('Sonner no longer injects its sheet in this way: remove this plugin.');
      return { code: without, map: null };
    },
  },
};

/** Styles that only the gallery uses stay out of the application's sheet. */
const withGalleryStyles: Plugin = {
  name: 'gallery-styles',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'gallery' || mode === 'development',
  transform: {
    filter: { id: /apps\/web\/src\/app\.css$/ },
    handler: (code) => ({ code: `${code}\n@source '../../../packages/ui/gallery';\n`, map: null }),
  },
};

/** The font is preloaded, so that the first text has its final size. */
const withPreloadedFont: Plugin = {
  name: 'preload-font',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_, { bundle = {} }) {
      const font = Object.keys(bundle).find((file) =>
        /inter-latin-wght-normal.*\.woff2$/.test(file),
      );
      if (!font) throw new Error('The font of the first screen is not in the build.');
      const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${font}` };
      return [{ tag: 'link', attrs: { ...attrs, crossorigin: true }, injectTo: 'head-prepend' }];
    },
  },
};

export default defineConfig({
  plugins: [
    settings,
    react({ compiler: true }),
    withGalleryStyles,
    tailwind(),
    withoutInjectedStyles,
    staticShell,
    withPreloadedFont,
    holidayTables,
    codeRequests(),
    hostingFiles,
    sharedChunks,
  ],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  // pusher-js is no ES module, so the development server must pre-bundle it.
  optimizeDeps: { include: ['pusher-js'] },
  build: {
    // A `data:` URL in the sheet would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    // The few browsers without module preload load a file when it is imported.
    modulePreload: { polyfill: false },
    // `.size-limit.js` reads the files of each screen from it.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // They change only with their own releases, so our deployments leave them in the browser's cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            // One file for the code of every visit, because many small files compress worse.
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
