import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import { createWorkspace } from '#client/saving/workspace.ts';
import { TELLING_ID } from '#domain/telling/telling.ts';
import { QuestionTold } from './question-told.tsx';
import { tellingActions } from './telling-actions.ts';

it('texts are read when they change, not with each keystroke in the answer', async () => {
  const workspace = createWorkspace(new SimulatedDevice().tab());
  await Promise.resolve();
  tellingActions(workspace).add('pasted', 'I teach piano.');
  const { documents } = workspace.store.getState();
  const telling = documents.telling[TELLING_ID];
  if (!telling) throw new Error('nothing was told');
  let reads = 0;
  const watched = {
    ...telling,
    get proposals() {
      reads += 1;
      return telling.proposals;
    },
  };
  workspace.store.setState({ documents: { ...documents, telling: { [TELLING_ID]: watched } } });
  const question = { workspace, type: 'identity', index: 0 } as const;
  const { rerender } = render(<QuestionTold {...question} />);
  const once = reads;
  expect(once).toBeGreaterThan(0);
  for (let letters = 0; letters < 5; letters += 1) rerender(<QuestionTold {...question} />);
  expect(reads).toBe(once);
});
