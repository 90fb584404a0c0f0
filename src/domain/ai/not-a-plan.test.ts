import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { notAPlan } from './not-a-plan.ts';

it.each([
  ['I’m sorry, but I can’t help with that.', 'refusal'],
  ["I'm sorry, I can't assist with this request.", 'refusal'],
  ['I cannot provide medical claims, so I am unable to write this plan.', 'refusal'],
  ['Unfortunately, I won’t be able to… I can’t continue with this.', 'refusal'],
  ['As an AI language model, I’m not able to create content like this.', 'refusal'],
  ['Before I write the plan, could you tell me who you serve?', 'question'],
  ['Thanks for sharing! I have a few questions:\n\n1. Who is it for?\n2. What does it cost?', 'question'],
  ['Could you please clarify your price? And when do you start?', 'question'],
  ['A plan.', undefined],
  ['We help late starters. Why now? Because it is not too late.', undefined],
  ['I can’t wait to begin: the song, then the rest.', undefined],
  ['## Overview\n\nBefore I write to anyone, could you tell me why?', undefined],
  ['', undefined],
])('%j is %s', (text, expected) => {
  expect(notAPlan(text)).toBe(expected);
});

it('takes no plan of a recorded person for anything else', () => {
  const plans = readdirSync('recordings', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.endsWith('.prompt.md'))
    .map((name) => readFileSync(join('recordings', name), 'utf8'));
  expect(plans.length).toBeGreaterThan(50);
  expect(plans.filter((plan) => notAPlan(plan) !== undefined)).toEqual([]);
});
