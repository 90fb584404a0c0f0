import { render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { growDocument } from '#domain/plan/grow-document.ts';
import { sectionsOf } from '#domain/plan/sections.ts';
import { PlanView } from './plan-view.tsx';

const PLAN = '## One\n\nFirst.\n\n## Two\n\n- [ ] Second\n\n## Three\n\nThird [ADD: day].\n\n';
const ACTIONS = { tick: null, fill: null, fillHint: '' };

it('a keystroke in one section renders no other section', () => {
  const sectionTools = vi.fn(() => null);
  const document = readPlan(PLAN);
  const view = (words: string) => (
    <PlanView
      document={document}
      actions={ACTIONS}
      sectionTools={sectionTools}
      replaced={{ section: 1, by: <p>{words}</p> }}
    />
  );
  const { rerender, getByText } = render(view('a'));
  const before = sectionTools.mock.calls.length;
  expect(before).toBe(2);
  for (const words of ['ab', 'abc']) rerender(view(words));
  expect(getByText('abc')).toBeDefined();
  expect(sectionTools.mock.calls.length).toBe(before);
});

it('a plan being written renders only its last section', () => {
  const sectionTools = vi.fn((_: { heading: string | null }) => null);
  let document = readPlan(PLAN);
  const view = () => <PlanView document={document} actions={ACTIONS} sectionTools={sectionTools} />;
  const { rerender } = render(view());
  sectionTools.mockClear();
  document = growDocument(document, `${PLAN}More of the third.`, readPlan);
  rerender(view());
  expect(sectionTools.mock.calls.map(([{ heading }]) => heading)).toEqual(['Three']);
});

it('sections before the last one stay the same objects', () => {
  const document = readPlan(PLAN);
  const before = sectionsOf(document);
  const after = sectionsOf(growDocument(document, `${PLAN}## Four\n\nFourth.\n`, readPlan), before);
  expect(after.map((section, at) => section === before[at])).toEqual([true, true, false, false]);
  expect(after).toEqual(sectionsOf(readPlan(`${PLAN}## Four\n\nFourth.\n`)));
});

it('marks each section as a place, and the one open in an editor', () => {
  const { container } = render(
    <PlanView
      document={readPlan(PLAN)}
      actions={ACTIONS}
      placeName="plan"
      replaced={{ section: 1, by: <p>b</p> }}
    />,
  );
  const sections = [...container.querySelectorAll<HTMLElement>('.plan-section')];
  expect(sections.map(({ dataset }) => dataset.place)).toEqual(['plan.0', 'plan.1', 'plan.2']);
  expect(sections.map(({ dataset }) => 'open' in dataset)).toEqual([false, true, false]);
});
