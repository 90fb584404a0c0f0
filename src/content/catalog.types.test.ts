import { describe, expect, it } from 'vitest';
import { CATALOG, type Catalog } from './catalog.ts';
import { defineTopic, type TopicSource } from './define-topic.ts';
import type { Topic } from './topic.ts';

// tsc checks these cases, not the test run: each @ts-expect-error fails the type check if the line below it compiles.
// This proves that "a missing topic, question or prompt part does not compile".
const { identity, audience } = CATALOG;
const [first, second, third] = identity.questions;
const { ai: _ai, ...withoutAi } = CATALOG;
const { voice: _voice, ...withoutVoice } = identity.prompts.small;
const source: TopicSource<'identity'> = {
  ...identity,
  words: [700, 950],
  role: 'a writer',
  voiceNote: 'Be kind.',
  insteads: [],
};
const { role: _role, ...withoutRole } = source;

const broken = {
  // @ts-expect-error a topic is missing
  missingTopic: withoutAi satisfies Catalog,
  // @ts-expect-error two topics are swapped
  swappedTopic: { ...CATALOG, identity: audience } satisfies Catalog,
  // @ts-expect-error a prompt part is missing
  missingPart: { ...identity, prompts: { ...identity.prompts, small: withoutVoice } } satisfies Topic,
  // @ts-expect-error a question is missing
  missingQuestion: { ...identity, questions: [first, second] } satisfies Topic,
  // @ts-expect-error there is a question too many
  extraQuestion: { ...identity, questions: [first, second, third, third] } satisfies Topic,
  // @ts-expect-error a question has no hint
  missingHint: { ...identity, questions: [first, second, { text: third.text }] } satisfies Topic,
  // @ts-expect-error the words that make the identity part of the prompt are missing
  missingRole: () => defineTopic(withoutRole),
};

describe('the types of the catalog', () => {
  it('refuse every broken case above', () => {
    expect(Object.keys(broken)).toHaveLength(7);
  });

  it('accept the whole catalog', () => {
    const whole: Catalog = CATALOG;
    expect(Object.keys(whole)).toHaveLength(19);
  });
});
