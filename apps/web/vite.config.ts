import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeRequests } from './code-requests.ts';
import { hostingFiles } from './deploy/hosting-files.ts';
import { settings } from './deploy/settings.ts';
import { holidayTables } from './national-holidays.ts';
import { sharedChunks } from './shared-chunks.ts';

const twin = process.env['PLACEKEEPER_TWIN'] ?? 'http://127.0.0.1:4010';

/** What the platform answers itself; in production the reverse proxy sends the same paths there. */
const proxy = {
  '/api': twin,
  '/sanctum': twin,
  '/broadcasting': twin,
  '/__mock': twin,
  '/media/': twin,
  '/app/': { target: twin, ws: true },
};

/**
 * Sonner also puts its sheet into the page by script. The design system's theme.css brings the same sheet as a file, and
 * a strict style-src refuses this copy, so the build leaves it out.
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

/** What only the gallery uses stays out of the sheet that users load. */
const withGalleryStyles: Plugin = {
  name: 'gallery-styles',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'gallery' || mode === 'development',
  transform: {
    filter: { id: /apps\/web\/src\/app\.css$/ },
    handler: (code) => ({ code: `${code}\n@source '../../../packages/ui/gallery';\n`, map: null }),
  },
};

/** The font is asked for along with the code, so that text stands where it will stand when it is first seen. */
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
    withPreloadedFont,
    holidayTables,
    codeRequests(),
    hostingFiles,
    sharedChunks,
  ],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  // pusher-js is not an ES module; without this the development server meets it unprepared.
  optimizeDeps: { include: ['pusher-js'] },
  build: {
    // An icon in the sheet as `data:` would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    // The few browsers without it load a file when it is imported.
    modulePreload: { polyfill: false },
    // From it `.size-limit.js` knows what a screen loads.
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // These change with their own releases only, so a deploy of ours leaves them in the browser's cache.
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/,
            },
            // What every visit loads is one file: in many small ones the same code compresses less well.
            { name: 'app', tags: ['$initial'] },
          ],
        },
      },
    },
  },
});
