import { describe, expect, it } from 'vitest';
import { type AllDocuments, documentsIn, documentsOf } from '#domain/all-documents.ts';
import { blankFactSheet } from '#domain/facts/fact-sheet.ts';
import { withCards } from './with-cards.ts';

const NOW = '2026-01-01T00:00:00.000Z';
const SHELL = '<html><main id="main"><p>Loading</p></main><script type="application/json">{}</script></html>';
const user = { uid: 'ann', email: 'ann@example.org', displayName: null, photoURL: null };
const sheet = { kind: 'facts', doc: blankFactSheet(NOW), version: 3 } as const;

const shell = () => new Response(SHELL, { headers: { 'content-security-policy': "default-src 'none'" } });
const kept = {
  copies: { read: async () => ({ user, docs: [sheet] }) },
  hasUnsent: async () => false,
  draw: (all: AllDocuments) => {
    const told = documentsIn(all);
    const [own] = documentsOf(told, 'facts');
    return `<b>${documentsOf(told, 'blueprint').length} and ${own?.version}</b>`;
  },
};

describe('the cached dashboard', () => {
  it('shows a person’s cards in its main part, under its cached policy', async () => {
    const answer = await withCards(shell(), kept);
    expect(await answer.text()).toBe(SHELL.replace('<p>Loading</p>', '<b>0 and 3</b>'));
    expect(answer.headers.get('content-security-policy')).toBe("default-src 'none'");
  });

  it('stays empty while unsent words are missing from the copies', async () => {
    const answer = await withCards(shell(), { ...kept, hasUnsent: async () => true });
    expect(await answer.text()).toBe(SHELL);
  });

  it('stays empty without a known person, or if nothing can be read', async () => {
    const nobody = await withCards(shell(), { ...kept, copies: { read: async () => null } });
    expect(await nobody.text()).toBe(SHELL);
    const read = () => Promise.reject(new Error('no disk'));
    expect(await (await withCards(shell(), { ...kept, copies: { read } })).text()).toBe(SHELL);
  });
});
