export const DOCUMENT_COPY = {
  label: 'Your plan',
  contents: 'Sections of this plan',
  retry: 'Try again',
  view: { label: 'View', document: 'Document', text: 'Text' },
  edit: {
    how: 'Click any words to change them.',
    hint: 'Press Enter to edit, the arrow keys to move.',
    section: (heading: string | null) => (heading ? `Edit “${heading}”` : 'Edit your plan'),
    failed:
      'We couldn’t open the editor. Check your internet connection and try again, or choose Text above.',
    keys: 'Press Alt and F10 for the formatting bar, Escape when you’re done.',
    bar: 'Formatting',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    subheading: 'Subheading',
    bullets: 'Bulleted list',
    numbers: 'Numbered list',
    checks: 'Checklist',
    link: 'Link',
    rowBelow: 'Add a row',
    removeRow: 'Remove this row',
    undo: 'Undo',
    redo: 'Redo',
    done: 'Done',
    address: 'Web address',
    setLink: 'Set link',
    removeLink: 'Remove link',
    badAddress: 'Start the address with https://, mailto: or tel:.',
  },
  gap: {
    hint: 'Fill in what’s missing here',
    title: 'Fill in what’s missing',
    everywhere: (others: number) =>
      others === 1
        ? 'Also fill in the one other place that asks for this'
        : `Also fill in the ${others} other places that ask for this`,
    fact: 'Also keep it in My facts, for every plan that’s written from now on',
    fill: 'Fill in',
    cancel: 'Cancel',
    done: (places: number, isFact: boolean) =>
      `${places === 1 ? 'Filled in.' : `Filled in ${places} places.`}${isFact ? ' It’s in My facts, too.' : ''}`,
  },
} as const;
