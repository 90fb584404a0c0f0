// For the page cached for everybody: applies the theme and text size chosen on this device, before the first paint. A
// page from the server has them already. look.test.tsx compares this with domain/look.ts.
(() => {
  const [, theme, size] = /(?:^|;\s*)look=([a-z]+)\.(\d+)(?:;|$)/.exec(document.cookie) ?? [];
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (size === '110' || size === '125' || size === '150') dataset.text = size;
})();
