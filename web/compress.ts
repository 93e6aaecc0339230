/** Write compressed copies beside the files of a build, so that the server need not compress them for each visitor. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin, ResolvedConfig } from 'vite';

const ENDINGS = /\.(css|html|js|json|svg|webmanifest)$/;
/** Compressing files smaller than this hardly helps. */
const SHORTEST = 1024;

export function compress(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'rentier-compress',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle() {
      const folder = config.build.outDir;
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!ENDINGS.test(name) || name.startsWith('.')) continue;
        const file = join(folder, name);
        const body = readFileSync(file);
        if (body.length < SHORTEST) continue;
        const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
        writeFileSync(`${file}.br`, brotliCompressSync(body, { params: quality }));
        writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
      }
    },
  };
}
