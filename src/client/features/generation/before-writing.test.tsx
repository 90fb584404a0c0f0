import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Blueprint } from '#domain/blueprint/blueprint.ts';
import { sampleBlueprint } from '#domain/testing/sample-blueprint.ts';
import { BeforeWriting, useRunReport } from './before-writing.tsx';
import { setUpGeneration } from './writing/testing/generation-setup.ts';

const long = (words: string) => `${words} `.repeat(Math.ceil(6_000 / words.length)).trim();
const topic = (type: Blueprint['type'], answers: string[], n: number): Blueprint => ({
  ...sampleBlueprint({ type, answers }),
  id: `${n}1111111-1111-4111-8111-111111111111`,
});
const IDENTITY = topic(
  'identity',
  [long('I taught piano for years.'), 'They freeze.', 'Open about faith.'],
  1,
);
const AUDIENCE = topic('audience', [long('Late starters who once played.'), 'A birthday.', 'They play.'], 2);
const PURPOSE = topic('purpose', ['Homes with music.', 'Six people.', 'No Sundays.'], 3);

type HarnessProps = {
  about: Parameters<typeof useRunReport>[0];
  hasKey: boolean;
  onShowReads: () => void;
};

function Harness({ about, ...rest }: HarnessProps) {
  const run = useRunReport(about);
  return (
    <>
      <BeforeWriting {...run} {...rest} hasPlan />
      {run.report && 'the prompt is known'}
    </>
  );
}

function show(
  blueprints: Blueprint[],
  change: { model?: string; baseUrl?: string; key?: string | null } = {},
) {
  const { settings } = setUpGeneration({ blueprints, key: null });
  settings.setState({
    model: change.model ?? 'gpt-4',
    ...(change.baseUrl && { baseUrl: change.baseUrl }),
    openAIKey: change.key === undefined ? 'sk-abc123' : change.key,
  });
  const byId = Object.fromEntries(blueprints.map((blueprint) => [blueprint.id, blueprint]));
  let asked = 0;
  const onShowReads = () => {
    asked += 1;
  };
  render(
    <Harness
      about={{ id: PURPOSE.id, blueprints: byId, sheet: null, settings, isAtRest: true }}
      hasKey={change.key !== null}
      onShowReads={onShowReads}
    />,
  );
  return { asked: () => asked };
}

it('names next to Generate what does not fit into the model, and links to the request', async () => {
  const { asked } = show([IDENTITY, AUDIENCE, PURPOSE]);
  const note = await screen.findByText(/^There isn’t room to send everything to this model\./);
  expect(note.textContent).toBe(
    'There isn’t room to send everything to this model. Left out: part of your answers in Your Identity and Identify Your Audience. To send it all, choose a larger model in Settings.',
  );
  screen.getByRole('button', { name: 'What the AI will read' }).click();
  expect(asked()).toBe(1);
});

it('names the first few of many', async () => {
  const others = (['analysis', 'solutions', 'fulfillment', 'event', 'brand'] as const).map((type, n) =>
    topic(type, [long('Late starters who once played.'), 'A birthday.', 'They play.'], n + 4),
  );
  show([IDENTITY, AUDIENCE, ...others, { ...PURPOSE, type: 'communications' }]);
  const note = await screen.findByText(/^There isn’t room to send everything to this model\./);
  expect(note.textContent).toContain(
    'part of your answers in Your Identity, Identify Your Audience, Audience Analysis and 4 more.',
  );
});

it('says nothing if everything fits', async () => {
  show([IDENTITY, AUDIENCE, PURPOSE], { model: 'gpt-4.1' });
  await screen.findByText(/A rewrite costs about/);
  expect(screen.queryByText(/Left out/)).toBeNull();
});

it('says that a rewrite keeps the plan, what it will cost, and that it is an estimate of a day', async () => {
  show([PURPOSE], { model: 'gpt-4.1' });
  expect((await screen.findByText(/A rewrite costs/)).textContent).toBe(
    'Your changes are kept under Earlier versions. A rewrite costs about 2 cents (an estimate, based on prices from October 3, 2026).',
  );
});

it('says that it is less than a cent, if it is', async () => {
  show([PURPOSE], { model: 'gpt-4.1-nano' });
  await screen.findByText(/A rewrite costs less than 1 cent \(an estimate/);
});

it.each([
  ['for a model whose price nobody wrote down', { model: 'llama3' }],
  ['for another service, whose prices are its own', { baseUrl: 'https://ai.example/v1' }],
])('guesses no price %s', async (_, change) => {
  show([IDENTITY, AUDIENCE, PURPOSE], change);
  // Both notes appear together, so this wait ends.
  await screen.findByText(/Left out/);
  expect(screen.queryByText(/cost/)).toBeNull();
});

it('shows no prices or model limits without a key', async () => {
  show([IDENTITY, AUDIENCE, PURPOSE], { key: null });
  await screen.findByText('the prompt is known');
  expect(screen.queryByText(/cost|Left out|model/)).toBeNull();
});

it('says before anything is sent that the answers are too long for the model', async () => {
  const endless = topic('purpose', [long('Homes with music.').repeat(5), 'Six people.', 'No Sundays.'], 3);
  show([endless]);
  expect(await screen.findByText(/^Your answers are too long/)).toBeDefined();
});
