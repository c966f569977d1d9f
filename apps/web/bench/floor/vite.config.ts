import tailwind from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { hostingFiles } from '../../deploy/hosting-files.ts';

/**
 * The benchmark compares the application with this minimal list, which has the same libraries but no design, sessions,
 * error handling or sockets.
 */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [react({ compiler: true }), tailwind(), hostingFiles],
  build: { outDir: 'dist', emptyOutDir: true },
});
