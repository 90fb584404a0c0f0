import { describe, expect, it } from 'vitest';
import { BLUEPRINT_TYPES } from '#domain/blueprint/blueprint-types.ts';
import { CONTEXT_CHAINS } from '#domain/prompting/context-chain.ts';
import { sayDay } from '#domain/reading/calendar.ts';
import { datesIn } from '#domain/reading/days-in.ts';
import { dayOf, personaNames, readPersona } from '#scripts/example/persona.ts';
import { recordedPrompt } from './recorded-prompt.ts';

const PLAN = '## Overview\n\nWords.\n\n## Key decisions\n\n**Mark:** decided\n\n## Rest\n\nMore.';

describe('the recorded people', () => {
  it('are three, with all 57 answers, as short as people write', () => {
    expect(personaNames()).toEqual(['ana', 'avi', 'ruth']);
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

  it('confirm their facts first and write a plan a day, with none on a rest day', () => {
    const days = (name: string) => BLUEPRINT_TYPES.map((topic) => dayOf(readPersona(name), topic));
    expect(days('ana').slice(0, 8)).toEqual([
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
      '2026-11-23',
      '2026-11-24',
    ]);
    expect(days('avi').slice(4, 6)).toEqual(['2026-11-20', '2026-11-22']);
    expect(new Set(days('ruth')).size).toBe(19);
  });

  it.each([
    ['ana', 'Spots: eight', 'Sign-up closes: Friday, March 19, 2027', 'Result: three songs with both hands'],
    [
      'avi',
      'Spots: ten households',
      'Sign-up closes: Tuesday, May 11, 2027, noon',
      'Result: the flat number',
    ],
    ['ruth', 'Spots: twelve chairs', 'Sign-up closes: Friday, February 5, 2027', 'Result: she leads a whole'],
  ])('%s: every prompt of the settled set has %s, %s and %s, and all earlier answers', (name, ...facts) => {
    const persona = readPersona(name);
    for (const topic of BLUEPRINT_TYPES) {
      const { messages, tier, leftOut } = recordedPrompt(persona, 'settled', topic, () => PLAN);
      expect([tier, leftOut]).toEqual(['large', []]);
      for (const fact of facts) expect(messages[0].content).toContain(fact);
      for (const earlier of CONTEXT_CHAINS[topic].chain) {
        for (const answer of persona.answers[earlier]) expect(messages[0].content).toContain(answer);
      }
    }
    const [first] = recordedPrompt(persona, 'settled', 'identity', () => undefined).messages;
    expect(first.content).toContain('Today is Monday, November 16, 2026.');
  });

  it('close their sign-up after the event and before the start, each on the weekday they name', () => {
    for (const name of personaNames()) {
      const { firstDay = '', facts = {} } = readPersona(name).settled ?? {};
      const dayIn = (text = '') => datesIn(text, firstDay)[0] ?? '';
      const days = [facts.doorsOpen, facts.eventDate, facts.doorsClose, facts.startDate].map(dayIn);
      expect(days).toEqual([...days].sort());
      for (const text of [facts.doorsOpen, facts.eventDate, facts.doorsClose, facts.startDate])
        expect(text).toContain(sayDay(dayIn(text)));
    }
  });

  it('get the prompt of the recorded tier', () => {
    const persona = readPersona('ana');
    const [small] = recordedPrompt(persona, 'small', 'marketing', () => PLAN).messages;
    const [large] = recordedPrompt(persona, 'large', 'marketing', () => PLAN).messages;
    expect(small.content).not.toContain('Emails in full');
    expect(large.content).toContain('- Emails in full: ');
    expect(large.content).toContain('## Rest\n\nMore.');
  });
});
