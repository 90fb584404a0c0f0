import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { loadPlanReader } from '#client/adapters/markdown/markdown.ts';
import { whenIdle } from '#client/adapters/time/when-idle.ts';
import { PlanView } from '#client/plan-view/plan-view.tsx';
import { growDocument } from '#domain/plan/grow-document.ts';
import type { PlanDocument, PlanReader } from '#domain/plan/plan-document.ts';

// All parts of plans, in chunks that end anywhere, like those of a streaming plan.
const PIECES = [
  '## A heading\n\nSome words, ',
  '**bold**, *soft*, [ADD: words]\n**Label:** `code`\n\n- **Row:** wo',
  'rds\n- [ ] Box\n  1. Inner\n\n| One | Two | Three |\n|---|---|---|\n| a | b ',
  '| c |\n\n> Words\n\n---\n\n### Next\n\nWords.\n',
];
// Browsers optimize a function after some runs.
const WARM_PLANS = 4;
const NOTHING: PlanDocument = { text: '', blocks: [] };
const ACTIONS = { tick: null, fill: null, fillHint: '' };

const idle = () => new Promise<void>((resolve) => void whenIdle(() => resolve()));

/**
 * Renders an invisible plan before the first real one: the first parts of a plan take a slow phone several frames
 * longer than later ones, because none of the code has run before. In small steps while the browser is idle, and only
 * until there is a plan. A failure shows again when the parser is needed.
 */
export function warmPlan(pause = idle): Promise<void> {
  return loadPlanReader().then(
    (read) => writeUnseen(read, pause),
    () => undefined,
  );
}

async function writeUnseen(read: PlanReader, pause: () => Promise<void>): Promise<void> {
  const place = document.createElement('div');
  place.className = 'plan-page invisible fixed inset-x-0 top-0';
  const root = createRoot(place);
  const steps = stepsOf(read, (plan) => {
    // Inside the page, for its styles and fonts, and removed within the same step: nobody sees or hears it.
    document.body.append(place);
    flushSync(() => root.render(plan));
    place.getBoundingClientRect();
    place.remove();
  });
  do await pause();
  while (!document.querySelector('.plan-document') && !steps.next().done);
  root.unmount();
}

function* stepsOf(read: PlanReader, draw: (plan: ReactNode) => void): Generator<undefined, void> {
  for (let plan = 0; plan < WARM_PLANS; plan += 1) {
    let written = NOTHING;
    for (const piece of PIECES) {
      written = growDocument(written, written.text + piece, read);
      yield;
      draw(<PlanView document={written} actions={ACTIONS} />);
      yield;
    }
    draw(null);
    yield;
  }
}
