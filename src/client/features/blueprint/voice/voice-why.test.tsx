import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { VoiceWhy } from './voice-why.tsx';

it.each([
  ['Failed to toggle recording', 'Reload the page, or type instead.'],
  ['not-allowed', 'Microphone access is blocked. Allow it in your browser’s site settings, or type instead.'],
  ['anything else', 'We couldn’t turn your speech into text. Try again, or type instead.'],
])('after %j says what to do', (error, words) => {
  render(<VoiceWhy error={error} />);
  expect(screen.getByRole('alert').textContent).toBe(words);
});
