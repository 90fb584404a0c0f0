import { describe, expect, it } from 'vitest';
import { planPrompt } from '#client/features/generation/writing/generation-prompt.ts';
import { AI_DEFAULTS } from '#domain/ai/settings.ts';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { BLUEPRINT_TYPES, type BlueprintType } from '#domain/blueprint/blueprint-types.ts';
import { createBlueprint } from '#domain/blueprint/change-blueprint.ts';
import { writePlan } from './openai.ts';
import { providerOfFile } from './testing/provider-of-file.ts';

const TO_BRAND = 'identity audience purpose analysis solutions fulfillment event brand';

// Typed out from the specification and the content brief, not imported: a changed chain must fail here.
const CHAINS: Record<BlueprintType, string> = {
  identity: '',
  audience: '',
  purpose: 'identity audience',
  analysis: 'identity audience purpose',
  solutions: 'identity audience purpose analysis',
  fulfillment: 'identity audience purpose analysis solutions',
  event: 'identity audience purpose analysis solutions fulfillment',
  brand: 'identity audience purpose analysis solutions fulfillment event',
  communications: TO_BRAND,
  ai: TO_BRAND,
  marketing: TO_BRAND,
  sales: `${TO_BRAND} marketing`,
  course: `${TO_BRAND} marketing sales`,
  coaching: `${TO_BRAND} marketing sales course`,
  'fulfillment-launch': `${TO_BRAND} ai sales course coaching`,
  'event-launch': `${TO_BRAND} communications marketing sales fulfillment-launch`,
  'marketing-launch': `${TO_BRAND} communications ai marketing sales fulfillment-launch event-launch`,
  // The specification lists the first twelve; the preparation plans are added if there is room.
  launch: `${TO_BRAND} marketing sales course coaching fulfillment-launch event-launch marketing-launch`,
  onboarding: `${TO_BRAND} marketing sales course coaching launch`,
};

const provider = await providerOfFile();

const blueprints: Record<string, Blueprint> = Object.fromEntries(
  BLUEPRINT_TYPES.map((type) => {
    const blueprint = createBlueprint({
      id: crypto.randomUUID(),
      type,
      title: `The ${type} plan`,
      description: 'A blueprint that is answered already',
      now: '2026-11-16T09:00:00.000Z',
    });
    const answers = {
      '0': `${type} first answer`,
      '1': `${type} second answer`,
      '2': `${type} third answer`,
    };
    const aiOutput = `## Overview\n\nWords.\n\n## Key decisions\n\n**Mark:** made-of-${type}\n`;
    return [blueprint.id, { ...blueprint, content: { ...blueprint.content, answers, aiOutput } }];
  }),
);

async function requestFor(type: BlueprintType) {
  const blueprint = Object.values(blueprints).find((candidate) => candidate.type === type);
  if (!blueprint) throw new Error(type);
  const { prompt } = await planPrompt(blueprint, { blueprints, sheet: null }, AI_DEFAULTS.model);
  provider.requests.length = 0;
  await writePlan({
    key: 'sk-abc123',
    baseUrl: provider.baseUrl,
    model: AI_DEFAULTS.model,
    messages: prompt.messages,
    adaptations: [],
    signal: new AbortController().signal,
    onText: () => undefined,
    onAdapt: () => undefined,
  });
  expect(provider.requests).toHaveLength(1);
  return provider.requests[0];
}

describe('the request for each type', () => {
  it.each(BLUEPRINT_TYPES)('%s: one system and one user message, earlier plans in order', async (type) => {
    const request = await requestFor(type);
    expect(request).toMatchObject({ method: 'POST', path: '/v1/chat/completions' });
    expect(request?.headers.authorization).toBe('Bearer sk-abc123');
    const { messages = [], model, temperature, max_tokens } = request?.body ?? {};
    expect({ model, temperature, max_tokens }).toEqual({
      model: 'gpt-4',
      temperature: 0.7,
      max_tokens: 4000,
    });
    expect(messages.map(({ role }) => role)).toEqual(['system', 'user']);
    const [system, user] = messages.map(({ content }) => content);

    const parts = ['# Identity', '# Tasks', '# Voice', '# Specifics'].map(
      (part) => system?.indexOf(part) ?? -1,
    );
    expect(parts).toEqual([...parts].sort((a, b) => a - b));
    expect(Math.min(...parts)).toBeGreaterThanOrEqual(0);
    const included = [...(system ?? '').matchAll(/made-of-([a-z-]+)/g)].map(([, found]) => found);
    expect(included.join(' ')).toBe(CHAINS[type]);
    expect(system?.includes('# Previous Blueprint Outputs')).toBe(CHAINS[type] !== '');

    for (const which of ['first', 'second', 'third']) expect(user).toContain(`${type} ${which} answer`);
    expect(user?.match(/^Question \d: /gm)).toEqual(['Question 1: ', 'Question 2: ', 'Question 3: ']);
  });
});
