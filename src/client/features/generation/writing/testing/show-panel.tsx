import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useStore } from 'zustand';
import type { PlanViewName } from '#client/adapters/device/plan-view-choice.ts';
import { GenerationPanel } from '#client/features/generation/generation-panel.tsx';
import type { Blueprint, OutputFacts } from '#domain/blueprint/blueprint.ts';
import { editText, saveOutput } from '#domain/blueprint/change-blueprint.ts';
import type { FactSheet } from '#domain/facts/fact-sheet.ts';
import { MONDAY } from '#domain/testing/sample-blueprint.ts';
import { IDENTITY, setUpGeneration } from './generation-setup.ts';

const facts: OutputFacts = { origin: 'generated', at: MONDAY, writtenFrom: { answers: 'a0' } };
export const withPlan = (text: string): Blueprint => saveOutput(IDENTITY, text, facts, MONDAY);

type HarnessProps = {
  setup: ReturnType<typeof setUpGeneration>;
  id: string;
  calls: { edits: string[]; settingsOpened: number; kept: PlanViewName[] };
  view: PlanViewName;
};

function Harness({ setup, id, calls, view }: HarnessProps) {
  const blueprints = useStore(setup.store, (state) => state.blueprints);
  const current = blueprints[id];
  if (!current) return null;
  return (
    <GenerationPanel
      id={id}
      savedText={current.content.aiOutput ?? ''}
      notes={current.content.notes ?? ''}
      onNotes={(text) => {
        setup.store.setState({ blueprints: { [id]: editText(current, 'notes', text, MONDAY) } });
      }}
      blueprints={blueprints}
      sheet={setup.store.getState().sheet}
      generation={setup.generation}
      settings={setup.settings}
      renderVersions={({ onRestore }) => (
        <button type="button" onClick={() => onRestore('an older plan')}>
          Restore the older one
        </button>
      )}
      viewChoice={{ read: () => view, keep: (next) => calls.kept.push(next) }}
      renderDocument={({ text, stream, isReadOnly }) => (
        <article>
          {stream ? 'being written' : text} {isReadOnly && 'locked'}
        </article>
      )}
      onEdit={(text) => {
        calls.edits.push(text);
        const edited = saveOutput(current, text, { ...facts, origin: 'edited' }, MONDAY);
        setup.store.setState({ blueprints: { [id]: edited } });
      }}
      onLeaveField={() => undefined}
      onOpenSettings={() => {
        calls.settingsOpened += 1;
      }}
      onChooseModel={() => undefined}
      onTake={() => undefined}
    />
  );
}

type Shown = {
  blueprint?: Blueprint;
  sheet?: FactSheet;
  key?: string | null;
  view?: PlanViewName;
  pause?: () => Promise<void>;
};

/** The panel for a blueprint, with an AI that the test controls, and a record of calls. */
export function showPanel({ blueprint = IDENTITY, key = 'sk-abc123', view = 'text', ...rest }: Shown = {}) {
  const setup = setUpGeneration({ blueprints: [blueprint], key, ...rest });
  const calls = { edits: [] as string[], settingsOpened: 0, kept: [] as PlanViewName[] };
  render(<Harness setup={setup} id={blueprint.id} calls={calls} view={view} />);
  return { ...setup, calls, user: userEvent.setup() };
}
