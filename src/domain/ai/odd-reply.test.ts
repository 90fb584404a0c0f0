import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { CATALOG } from '#content/catalog.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { oddReply } from './odd-reply.ts';

const headingsOf = (type: BlueprintType) => CATALOG[type].deliverables.map(({ heading }) => heading);
const recorded = (name: string) => readFileSync(join('recordings/ana', name), 'utf8');

it('knows the reply of another topic, and finds nothing odd about any recorded one in its own', () => {
  for (const set of ['full', 'small', 'settled'])
    for (const [at, type] of BLUEPRINT_TYPES.entries()) {
      const reply = recorded(`${set}/${String(at + 1).padStart(2, '0')}-${type}.reply.md`);
      expect(oddReply(reply, type, headingsOf), `${set} ${type}`).toBeNull();
      const other = BLUEPRINT_TYPES[(at + 1) % BLUEPRINT_TYPES.length] ?? 'identity';
      expect(oddReply(reply, other, headingsOf), `${set} ${type}`).toEqual({ kind: 'other-topic', type });
    }
});

it('knows half a reply, and leaves replies in other forms alone', () => {
  const reply = recorded('full/01-identity.reply.md');
  expect(oddReply(reply.replaceAll(/^#+ /gm, ''), 'identity', headingsOf)).toEqual({ kind: 'no-headings' });
  const half = reply.indexOf('## Story arc');
  expect(oddReply(reply.slice(0, half), 'identity', headingsOf)).toEqual({ kind: 'no-end' });
  expect(oddReply(reply.slice(half), 'identity', headingsOf)).toEqual({ kind: 'no-beginning' });
  for (const own of ['## Overview\n\nWe help.', '## My plan\n\n## Next', 'A plan without headings.', ''])
    expect(oddReply(own, 'identity', headingsOf)).toBeNull();
});
