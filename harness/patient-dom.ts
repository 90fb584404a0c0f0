import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { quickStyles } from './quick-styles.ts';

// The library's timeout is one second, which two busy cores can lose on other work.
configure({ asyncUtilTimeout: 20_000 });

quickStyles(window);

// jsdom has no layout. A frame left by a test would call this in the next file.
Element.prototype.scrollIntoView ??= () => undefined;

// Many files share one page: anything a test leaves on it affects the next file, and their order differs from run to run.
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
