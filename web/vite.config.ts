import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { compress } from './compress.ts';
import { oldest, TARGETS } from './oldest.ts';
import { words } from './words.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.RENTIER_API ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), words(here('../src/rentier/text')), oldest(here('../src/rentier/text')), compress()],
  resolve: {
    alias: { $text: here('../src/rentier/text'), $rules: here('../docs/rules'), $src: here('src') },
  },
  // Tests run the browser's version of Svelte: in the server's, nothing is reactive.
  ...(process.env.VITEST
    ? { environments: { ssr: { consumer: 'client', resolve: { conditions: ['browser'], noExternal: ['svelte'] } } } }
    : {}),
  server: {
    strictPort: true,
    fs: { allow: [here('.'), here('../src/rentier/text'), here('../docs/rules')] },
    // The server trusts pages of its own address only, so the proxy pretends to be one.
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
  // The server writes into the page where the app lies; everything else is found from there.
  base: './',
  build: {
    outDir: here('../src/rentier/web'),
    emptyOutDir: true,
    manifest: true,
    target: TARGETS,
    // A data: address would need an exception in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // Files that are always fetched together are one file: fewer requests, and they compress better.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'app', test: /[\\/]src[\\/](main\.ts|App\.svelte)$/, priority: 2 },
            {
              name: 'table',
              test: /[\\/]tables[\\/](Table|Frame)\.svelte$|[\\/]parts[\\/](ActionBar|Attendance|Menu|SeatClock)\.svelte$|[\\/]parts[\\/](groups|ruling|soft)\.ts$/,
              priority: 1,
            },
            // Tables and the editor of positions share it; rule pages and Knockout need only a part, which is not in it.
            { name: 'pinching', test: /[\\/]parts[\\/]pinching\.ts$/, priority: 1 },
            { name: 'track', test: /[\\/]tables[\\/]track[\\/](?!DrawnDeeds)/ },
          ],
        },
      },
    },
  },
  test: { include: ['tests/**/*.test.ts'], environment: 'node' },
});
