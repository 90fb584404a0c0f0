export const DOCUMENT_COPY = {
  label: 'Your plan',
  contents: 'Sections of this plan',
  retry: 'Try again',
  view: { label: 'View', document: 'Document', text: 'Text' },
  gap: { hint: 'Fill in what’s missing here' },
} as const;
