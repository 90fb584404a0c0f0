import { questionCount } from './question-count.ts';
export const BLUEPRINT_COPY = {
  back: 'Back to all blueprints',
  completed: 'Completed',
  progressLabel: 'Progress',
  step: (step: number, total: number) => `Question ${step} of ${total}`,
  percent: (value: number) => `${value}%`,
  earlier: 'Your answers',
  earlierHint: 'Change them anytime. Every change is saved.',
  placeholder: 'Type your answer or use voice input...',
  answeredElsewhere: {
    text: 'This question was answered in another tab or on another device. You’ll find that answer above. What you typed here is kept, but it isn’t sent yet.',
    keep: 'Keep the answer above',
    submit: 'Use this answer instead',
  },
  submit: 'Submit answer',
  nextTopic: (title: string) => `Next: ${title}`,
  allDone: `All ${questionCount} questions are answered.`,
  answered: (step: number, total: number) => `On to question ${step} of ${total}.`,
  finished: `All ${questionCount} questions are answered. Now generate your plan.`,
  opening: 'Opening your blueprint...',
  shortcut: 'Ctrl + Enter to submit',
  shortcutMac: '⌘ + Enter to submit',
} as const;
