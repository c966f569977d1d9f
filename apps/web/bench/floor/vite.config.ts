import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hostingFiles } from '../../deploy/hosting-files.ts';

/**
 * A minimal list with the same libraries: no design, sessions, error handling or sockets. The benchmark measures what
 * the application adds to it.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind(), hostingFiles],
  build: { outDir: 'dist', emptyOutDir: true },
});
