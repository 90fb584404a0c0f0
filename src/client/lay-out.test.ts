import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('animates nothing to `visible` in Safari, which would show it without its words', () => {
  const rules = globSync('src/client/**/*.css')
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
  const animated = rules.match(/animation: lay-out/g) ?? [];
  const guarded =
    /@supports \(overflow-anchor: auto\) and \(not \(font: -apple-system-body\)\) \{[^@]*?animation: lay-out/g;
  expect(animated).toHaveLength(2);
  expect(rules.match(guarded)).toHaveLength(2);
});
