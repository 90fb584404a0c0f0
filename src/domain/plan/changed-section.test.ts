import { expect, it } from 'vitest';
import { changedSection, wordsOfReply } from './changed-section.ts';
import { plainDocument } from './plan-document.ts';

it.each([
  ['as it is', '## A\n\nnew', '## A\n\nnew'],
  ['without the fence around it', '```markdown\n## A\n\nnew\n```\n', '## A\n\nnew'],
  ['with its heading, where that was forgotten', '\nnew\n', '## A\n\nnew'],
])('a reply is taken %s', (_, reply, section) => {
  expect(changedSection('## A\n\nold', reply, plainDocument)).toBe(section);
});

it('gets no heading where the old one had none', () => {
  expect(changedSection('old', 'new', plainDocument)).toBe('new');
});

it.each([
  ['while its fence is open', '```markdown\n## A\n\nne', '## A\n\nne'],
  ['with a code block of its own', '```\nName\n```\n\nMore.', '```\nName\n```\n\nMore.'],
])('a reply is shown as it will be used, %s', (_, reply, words) => {
  expect(wordsOfReply(reply)).toBe(words);
});
