import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hostingFiles } from '../../deploy/hosting-files.ts';

/**
 * The least that a list on the same libraries costs: no design, no sessions, no failures, no sockets. What the
 * application adds to it is what its benchmark asks about.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind(), hostingFiles],
  build: { outDir: 'dist', emptyOutDir: true },
});
