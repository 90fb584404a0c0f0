import { AppError } from '#domain/errors.ts';
import type { Blueprint } from './blueprint.ts';
import { ANSWER_KEYS, type AnswerKey, QUESTION_COUNT } from './blueprint-types.ts';
import { FIELDS } from './fields.ts';

/** The name under which the answer to this question is kept. */
export function answerField(index: number): `answers.${AnswerKey}` {
  const key = ANSWER_KEYS[index];
  if (key === undefined) throw new AppError('invalid-request');
  return `answers.${key}`;
}

export function answerTo(blueprint: Blueprint, index: number): string {
  return FIELDS[answerField(index)].read(blueprint) ?? '';
}

/** Unsent words for this question. */
export function draftTo(blueprint: Blueprint, index: number): string {
  return blueprint.content.drafts?.[answerField(index)] ?? '';
}

/**
 * The open question. One that another tab or device has just answered stays open while it has a draft, or the words
 * would vanish under the person's fingers.
 */
export function openQuestion(blueprint: Blueprint): number {
  const waiting = ANSWER_KEYS.findIndex((_, index) => isFilled(draftTo(blueprint, index)));
  const { currentStep } = blueprint.progress;
  return waiting === -1 ? currentStep : Math.min(waiting, currentStep);
}

export function answeredCount(blueprint: Blueprint): number {
  return ANSWER_KEYS.filter((key) => isFilled(blueprint.content.answers[key])).length;
}

export function hasDraft(blueprint: Blueprint): boolean {
  return waitingCount(blueprint) > 0;
}

/** Answers that wait for Submit. */
export function waitingCount(blueprint: Blueprint): number {
  return ANSWER_KEYS.filter((_, index) => isFilled(draftTo(blueprint, index))).length;
}

export function hasPlan(blueprint: Blueprint): boolean {
  return isFilled(blueprint.content.aiOutput);
}

export function progressPercent(blueprint: Pick<Blueprint, 'progress'>): number {
  return Math.round((blueprint.progress.currentStep / QUESTION_COUNT) * 100);
}

function isFilled(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '';
}
