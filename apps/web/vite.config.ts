import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { codeLoader } from './code-loader-plugin.ts';
import { hostingFiles } from './deploy/hosting-files.ts';
import { settings } from './deploy/settings.ts';
import { holidayTables } from './national-holidays.ts';
import { compiler } from './react-compiler.ts';
import { screenFiles } from './screen-files.ts';
import { sharedChunks } from './shared-chunks.ts';
import { staticShell } from './static-shell.ts';

const twin = process.env['PLACEKEEPER_TWIN'] ?? 'http://127.0.0.1:4010';

/** Paths of the platform. In production, the reverse proxy forwards them. */
const proxy = {
  '/api': twin,
  '/sanctum': twin,
  '/broadcasting': twin,
  '/__mock': twin,
  '/media/': twin,
  '/app/': { target: twin, ws: true },
};

/**
 * Removes the style sheet that Sonner injects by script, because a strict style-src refuses it. The design system's
 * theme.css imports the same sheet.
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

const withGalleryStyles: Plugin = {
  name: 'gallery-styles',
  enforce: 'pre',
  apply: (_, { mode }) => mode === 'gallery' || mode === 'development',
  transform: {
    filter: { id: /apps\/web\/src\/app\.css$/ },
    handler: (code) => ({ code: `${code}\n@source '../../../packages/ui/gallery';\n`, map: null }),
  },
};

/** Preloads the font, so that the first text has its final size. */
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
    react({ compiler }),
    withGalleryStyles,
    tailwind(),
    withoutInjectedStyles,
    staticShell,
    screenFiles(),
    withPreloadedFont,
    holidayTables,
    codeLoader(),
    hostingFiles,
    sharedChunks,
  ],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  // pusher-js is a CommonJS module, which the development server must pre-bundle.
  optimizeDeps: { include: ['pusher-js'] },
  build: {
    // Inlined assets are `data:` URLs, which would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    // No polyfill, because a browser without module preload loads a file when it is imported.
    modulePreload: { polyfill: false },
    // `.size-limit.js` reads the files of each screen from the manifest.
    manifest: true,
    rolldownOptions: {
      output: {
        // Chromium then compiles the functions of a file while it loads, on another thread. Otherwise it compiles each at
        // its first call, which takes a third of the main thread's time until the first screen.
        postBanner: '//# allFunctionsCalledOnLoad',
        codeSplitting: {
          groups: [
            // These libraries change rarely, so browsers keep the file in their cache after a deploy.
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
