import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { personaNames, readPersona } from './persona.ts';
import { recordedPrompt } from './recorded-prompt.ts';

const PLAN = '## Overview\n\nWords.\n\n## Key decisions\n\n**Mark:** decided\n\n## Rest\n\nMore.';

describe('the recorded people', () => {
  it('are two, with all 57 answers, short as people write', () => {
    expect(personaNames()).toEqual(['ana', 'avi']);
    for (const name of personaNames()) {
      const answers = BLUEPRINT_TYPES.flatMap((type) => [...readPersona(name).answers[type]]);
      expect(answers).toHaveLength(57);
      for (const answer of answers) expect(answer.length).toBeGreaterThan(15);
      expect(answers.join('').length).toBeLessThan(10_000);
    }
  });

  it.each(['ana', 'avi'])(
    '%s: every prompt of the small tier fits, with all earlier answers word for word',
    (name) => {
      const persona = readPersona(name);
      for (const topic of BLUEPRINT_TYPES) {
        const prompt = recordedPrompt(persona, 'small', topic, () => PLAN);
        const [system, user] = prompt.messages;
        expect(prompt.tokens).toBeLessThanOrEqual(4_192);
        expect(prompt.leftOut.filter(({ what }) => what !== 'key-decisions')).toEqual([]);
        for (const earlier of CONTEXT_CHAINS[topic].chain) {
          for (const answer of persona.answers[earlier]) expect(system.content).toContain(answer);
        }
        for (const answer of persona.answers[topic]) expect(user.content).toContain(answer);
        for (const { value } of persona.facts ?? []) expect(system.content).toContain(value);
      }
    },
  );

  it('get the prompt of the tier that is recorded', () => {
    const persona = readPersona('ana');
    const [small] = recordedPrompt(persona, 'small', 'marketing', () => PLAN).messages;
    const [large] = recordedPrompt(persona, 'large', 'marketing', () => PLAN).messages;
    expect(small.content).not.toContain('Emails in full');
    expect(large.content).toContain('- Emails in full: ');
    expect(large.content).toContain('## Rest\n\nMore.');
  });
});
