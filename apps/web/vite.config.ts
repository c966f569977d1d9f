import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const twin = process.env['PLACEKEEPER_TWIN'] ?? 'http://127.0.0.1:4010';

/** What the platform answers itself; in production the reverse proxy sends the same paths there. */
const proxy = {
  '/api': twin,
  '/sanctum': twin,
  '/broadcasting': twin,
  '/__mock': twin,
  '/app/': { target: twin, ws: true },
};

export default defineConfig({
  plugins: [react({ compiler: true }), tailwind()],
  server: { host: '127.0.0.1', proxy },
  preview: { host: '127.0.0.1', proxy },
  // pusher-js is not an ES module; without this the development server meets it unprepared.
  optimizeDeps: { include: ['pusher-js'] },
  build: {
    // An icon in the sheet as `data:` would need a looser Content-Security-Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            // These change with their own releases only, so a deploy of ours leaves them in the browser's cache.
            { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler|react-router)[\\/]/ },
          ],
        },
      },
    },
  },
});
