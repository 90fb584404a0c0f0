import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';
import { quickStyles } from './quick-styles.ts';

// The library gives up after one second, which two busy cores can lose on other work.
configure({ asyncUtilTimeout: 20_000 });

quickStyles(window);

// jsdom lays nothing out. A frame that a test left behind asks for it in whichever file comes next.
Element.prototype.scrollIntoView ??= () => undefined;

// One page for many files: what a test leaves on it is found by whichever file comes next, and that differs from run to run.
afterEach(() => {
  cleanup();
  history.replaceState(null, '');
});
afterAll(() => {
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
});
