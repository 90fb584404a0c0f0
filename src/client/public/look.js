// For the page that a device keeps for everybody: the theme and text size that were chosen here, before anything is
// painted. A page from the server has them already. look.test.tsx holds this to domain/look.ts.
(() => {
  const [, theme, size] = /(?:^|;\s*)look=([a-z]+)\.(\d+)(?:;|$)/.exec(document.cookie) ?? [];
  const { dataset } = document.documentElement;
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  if (size === '110' || size === '125' || size === '150') dataset.text = size;
})();
