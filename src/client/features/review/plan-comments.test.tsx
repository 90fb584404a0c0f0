import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { readPlan } from '#client/adapters/markdown/markdown-reader.ts';
import { begun } from '#client/saving/testing/begun-workspace.ts';
import { SimulatedDevice } from '#client/saving/testing/simulated-deps.ts';
import type { Workspace } from '#client/saving/workspace.ts';
import { anchorIn } from '#domain/review/anchor.ts';
import type { Comment } from '#domain/review/comment.ts';
import { partsOf } from '#domain/review/part-words.ts';
import { sampleComment } from '#domain/testing/sample-comment.ts';
import { CommentMark } from './comment-mark.tsx';
import { EarlierComments, PlanComments } from './plan-comments.tsx';

const PLAN =
  '## Who it is for\n\nAdults who start late. They want [ADD: how soon] to play.\n\n## Price\n\nTen lessons for $290.\n';
const [WHO, PRICE] = partsOf(readPlan(PLAN));

function comment(id: string, part = WHO, quote = '', given: Partial<Comment> = {}): Comment {
  const anchor = part && anchorIn('identity', part, quote);
  if (!anchor) throw new Error('no such words');
  return sampleComment({ id: `${id}b1d7c0e-3f2a-4c6b-8d9e-1a2b3c4d5e6f`, commentId: id, anchor, ...given });
}

async function setUp(...comments: Comment[]) {
  const device = new SimulatedDevice();
  const { workspace } = await begun(device);
  for (const each of comments) workspace.actions.add('comment', each);
  await act(() => device.clock.pass(5_000));
  return { device, workspace, of: (id: string) => of(workspace, id) };
}
const of = ({ store }: Workspace, id: string) =>
  Object.values(store.getState().documents.comment).find(({ commentId }) => commentId === id);

/** As on the plan's own screen: one slot per part, and one below. */
function Places({
  workspace,
  plan,
  onAsk,
}: {
  workspace: Workspace;
  plan: string;
  onAsk?: (wish: string) => void;
}) {
  const document = readPlan(plan);
  const own = { workspace, type: 'identity' } as const;
  return (
    <>
      {partsOf(document).map(({ heading }, part) => (
        <section key={heading} aria-label={heading}>
          <PlanComments
            {...own}
            where={{ place: 'part', document, part, heading, ...(onAsk && { onAsk }) }}
          />
        </section>
      ))}
      <section aria-label="below">
        <PlanComments {...own} where={{ place: 'gone', document }} />
      </section>
    </>
  );
}
const at = (name: string) => within(screen.getByRole('region', { name }));

describe('comments beside a plan', () => {
  it('are shown at their part, with the state of their words', async () => {
    const { workspace } = await setUp(
      comment('1', WHO, 'They want (how soon) to play.'),
      comment('2', PRICE, 'Ten lessons for $290.', { body: 'Too cheap' }),
    );
    const { rerender } = render(<Places workspace={workspace} plan={PLAN} />);
    expect(at('Who it is for').getByText('Is a year realistic?')).toBeDefined();
    expect(at('Who it is for').getByText('They want (how soon) to play.').tagName).toBe('BLOCKQUOTE');
    expect(at('Price').getByText('Too cheap')).toBeDefined();
    expect(screen.queryByText(/has changed|was rewritten|is gone/)).toBeNull();

    rerender(
      <Places workspace={workspace} plan={PLAN.replace('Ten lessons for $290.', 'Ten lessons for $350.')} />,
    );
    expect(at('Price').getByText('This sentence has changed')).toBeDefined();
    rerender(<Places workspace={workspace} plan={PLAN.replace('Ten lessons for $290.', 'Ask me.')} />);
    expect(at('Price').getByText('This part was rewritten')).toBeDefined();
    rerender(<Places workspace={workspace} plan={PLAN.replace(/## Price[\s\S]*/, '')} />);
    expect(at('below').getByText('This part is gone')).toBeDefined();
    expect(at('below').getByText('Ten lessons for $290.').tagName).toBe('BLOCKQUOTE');
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('are all shown in the text view', async () => {
    const { workspace } = await setUp(comment('1'), comment('2', PRICE, '', { body: 'Too cheap' }));
    render(<PlanComments workspace={workspace} type="identity" where={{ place: 'text' }} />);
    expect(screen.getByRole('heading', { name: 'Comments on this plan' })).toBeDefined();
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
  });

  it('on an earlier plan are shown below the questions, until all are answered', async () => {
    const { workspace } = await setUp(comment('1'));
    const id = workspace.actions.openTopic('identity', {
      title: 'Your Identity',
      description: 'Who you are',
    });
    render(<EarlierComments workspace={workspace} type="identity" />);
    const list = () => screen.queryByRole('list', { name: 'Comments on your earlier plan' });
    expect(list()?.textContent).toContain('Is a year realistic?');
    act(() => [0, 1, 2].forEach((index) => void workspace.actions.submitAnswer(id, index, 'Words')));
    expect(list()).toBeNull();
  });

  it('are resolved by Done, which can be undone, and are counted on the card until then', async () => {
    const { workspace, of } = await setUp(comment('1'));
    render(<Places workspace={workspace} plan={PLAN} />);
    const { container } = render(<CommentMark workspace={workspace} type="identity" />);
    expect(container.textContent).toBe('1 comment');
    fireEvent.click(screen.getByRole('button', { name: 'Done: the comment from Miriam' }));
    expect(of('1')?.isDone).toBe(true);
    expect(container.textContent).toBe('');
    expect(screen.getByText('Done (1)')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Not done yet: the comment from Miriam' }));
    expect(of('1')?.isDone).toBe(false);
  });

  it('get one reply, kept with every keystroke, offline too, and read only once it is saved', async () => {
    const { device, workspace, of } = await setUp(comment('1'));
    device.isOnline = false;
    const { unmount } = render(<Places workspace={workspace} plan={PLAN} />);
    fireEvent.click(screen.getByRole('button', { name: 'Reply: the comment from Miriam' }));
    fireEvent.change(screen.getByLabelText(/^Your reply/), { target: { value: 'I hope so' } });
    expect(of('1')).toMatchObject({ replyDraft: 'I hope so', reply: '' });
    unmount();
    render(<Places workspace={workspace} plan={PLAN} />);
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your reply/).value).toBe('I hope so');
    fireEvent.click(screen.getByRole('button', { name: 'Save reply' }));
    expect(of('1')).toMatchObject({ reply: 'I hope so' });
    expect(of('1')).not.toHaveProperty('replyDraft');
    expect(screen.getByText('I hope so')).toBeDefined();
    device.isOnline = true;
    await act(() => device.clock.pass(120_000));
    expect(device.server.told('ann').find(({ kind }) => kind === 'comment')?.doc).toMatchObject({
      reply: 'I hope so',
      body: 'Is a year realistic?',
    });
  });

  it('become the request of Ask for a change, with the words they are about', async () => {
    const { workspace } = await setUp(comment('1', WHO, 'Adults who start late.'));
    const onAsk = vi.fn();
    render(<Places workspace={workspace} plan={PLAN} onAsk={onAsk} />);
    fireEvent.click(screen.getByRole('button', { name: 'Ask for a change: the comment from Miriam' }));
    expect(onAsk).toHaveBeenCalledWith('About “Adults who start late.”: Is a year realistic?');
  });

  it('are scrolled into view when a link in an email names one', async () => {
    const { workspace, of } = await setUp(comment('1'), comment('2', PRICE));
    const shown: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      shown.push(this.id);
    };
    location.hash = `#comment-${of('2')?.id}`;
    render(<Places workspace={workspace} plan={PLAN} />);
    expect(shown).toEqual([`comment-${of('2')?.id}`]);
    location.hash = '';
  });

  it('are deleted with Undo', async () => {
    const { workspace, of } = await setUp(comment('1'));
    render(<Places workspace={workspace} plan={PLAN} />);
    fireEvent.click(screen.getByRole('button', { name: 'Delete: the comment from Miriam' }));
    expect(screen.queryByText('Is a year realistic?')).toBeNull();
    const [deleted] = workspace.store.getState().recentlyDeleted;
    expect(deleted?.title).toBe('Comment from Miriam');
    await act(async () => workspace.actions.undoDelete(deleted?.docId ?? ''));
    expect(of('1')).toBeDefined();
  });
});
