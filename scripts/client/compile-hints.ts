import type { Plugin } from 'vite';

/** Large libraries of which an export or import uses a small part. */
const LIBRARIES = new Set(['openai-sdk', 'export-docx', 'read-docx', 'index.esm', 'lib', 'html-to-markdown']);

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Chromium compiles a function on its first call, on the main thread: during a click, or between the first frame and
 * the first response. With this comment at the top it compiles the whole file on another thread while it loads.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // Last: the comment only works at the very beginning.
  enforce: 'post',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'chunk' && !LIBRARIES.has(file.name)) file.code = `${COMPILE_HINT}\n${file.code}`;
      }
    },
  },
};
