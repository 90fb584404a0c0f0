import type { Plugin } from 'vite';

/** Large libraries of which one export or one file opened calls a small part. */
const LIBRARIES = new Set(['openai-sdk', 'export-docx', 'read-docx', 'index.esm', 'lib', 'html-to-markdown']);

export const COMPILE_HINT = '//# allFunctionsCalledOnLoad';

/**
 * Chromium compiles a function when it is first called, on the page's own thread: in the middle of a click, or between the first frame
 * and the first answer. With this comment on top it compiles the whole file beside the page while it arrives.
 */
export const compileHints: Plugin = {
  name: 'compile-hints',
  apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
  // Last: the comment counts only where nothing stands before it.
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
