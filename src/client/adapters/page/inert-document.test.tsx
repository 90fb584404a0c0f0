import { expect, it } from 'vitest';
import { threadMs } from '#domain/testing/thread-ms.ts';
import { inertDocument } from './inert-document.ts';

it('reads HTML of which nothing runs, and in which no style is left', () => {
  const { body } = inertDocument(
    '<style>p { color: red }</style><p STYLE="color:red" class="a">a style="x" &lt;b style="y"&gt;<script>globalThis.hit = 1</script><img src=x onerror="globalThis.hit = 1"></p>',
  );
  expect(body.querySelector('style')).toBeNull();
  expect(body.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
  expect(body.querySelector('p')?.hasAttribute('style')).toBe(false);
  expect(body.textContent).toContain('a style="x" <b style="y">');
  expect('hit' in globalThis).toBe(false);
});

it('finds the style of a tag whose words hold a bracket', () => {
  const { body } = inertDocument('<p title="a<b" style="color:red">x</p>');
  expect(body.querySelector('p')?.getAttribute('data-style')).toBe('color:red');
});

it('takes no longer for HTML that was made to take long', async () => {
  expect(await threadMs(() => inertDocument('<a'.repeat(150_000)))).toBeLessThan(5_000);
});
