import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RefreshChoice } from './refresh-choice.tsx';
import type { RefreshDialogProps } from './refresh-dialog-props.ts';

type Preview = Awaited<ReturnType<RefreshDialogProps['promptOf']>>;

const item = { id: 'one', type: 'purpose', sources: [{ type: 'identity' }] };
const start = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Rewrite 1 plan' });

it('rewrites nothing before it has shown the requests', async () => {
  const preview = Promise.withResolvers<Preview>();
  render(
    <RefreshChoice
      items={[item] as unknown as RefreshDialogProps['items']}
      promptOf={() => preview.promise}
      titleOf={() => 'Business Purpose'}
      onCancel={() => undefined}
      onStart={() => undefined}
    />,
  );
  expect(start().disabled).toBe(true);
  await act(async () => preview.resolve({ included: [], messages: [], tokens: 10 } as unknown as Preview));
  expect(start().disabled).toBe(false);
});
