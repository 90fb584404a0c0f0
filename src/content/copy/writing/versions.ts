const change = (sign: '+' | '−', count: number) => {
  if (count === 0) return '';
  return `${sign}${count.toLocaleString('en-US')} ${count === 1 ? 'word' : 'words'}`;
};

export const VERSIONS_COPY = {
  title: (title: string) => `Earlier versions of ${title}`,
  description:
    'Choose a version to compare it with your current plan. If you restore one, your current plan is kept here too. Earlier versions are kept for 30 days.',
  loading: 'Loading versions...',
  empty: 'No earlier versions yet. Each time you rewrite or restore this plan, the old version is kept here.',
  origins: {
    generated: 'Written by AI',
    edited: 'Edited by hand',
    pasted: 'Pasted in',
    restored: 'Restored',
    conflict: 'From another device',
    // A rewritten section, a fact put into the plans, or the other one of two texts: each replaces the old text.
    replaced: 'Kept before a change',
  },
  /** Compared with the current text. */
  size: (more: number) => {
    if (more === 0) return 'About as long as your current plan';
    const words = Math.abs(more) === 1 ? '1 word' : `${Math.abs(more).toLocaleString('en-US')} words`;
    return `About ${words} ${more > 0 ? 'longer' : 'shorter'} than your current plan`;
  },
  before: 'This version',
  after: 'Current plan',
  same: 'This version is the same as your current plan.',
  changed: (added: number, removed: number) =>
    added + removed === 0
      ? 'Only checkboxes or formatting have changed since this version.'
      : `Since this version: ${[change('+', added), change('−', removed)].filter((words) => words !== '').join(', ')}.`,
  unchangedLines: (lines: number) => (lines === 1 ? '1 unchanged line' : `${lines} unchanged lines`),
  showAll: 'Show them',
  back: 'All versions',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  restored: 'Restored. Your previous plan is under Earlier versions.',
  restoreFailed: 'We couldn’t restore this version. Nothing was changed. Try again.',
  close: 'Close',
} as const;
