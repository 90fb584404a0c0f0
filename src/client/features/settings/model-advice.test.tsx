import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RECOMMENDED_MODELS } from '#content/models/recommended-models.ts';
import { likelyCost } from '#content/models/typical-plan.ts';
import { createSettingsStore } from './settings-store.ts';
import { fakeService, press, show } from './testing/settings-in-dom.tsx';

const service = fakeService();
const seeing = (...ids: string[]) => Response.json({ object: 'list', data: ids.map((id) => ({ id })) });
const model = () => screen.getByLabelText<HTMLInputElement>('Model');

describe('which model to choose', () => {
  it('is recommended in words, with the list’s date, and chosen and saved with one click', async () => {
    service.models = () => seeing('gpt-4', 'gpt-4.1', 'gpt-4o');
    const { user, settings } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    expect(
      await screen.findByText(
        (_, element) =>
          element?.tagName === 'DIV' &&
          element.textContent ===
            'Not sure? Choose gpt-4.1. It writes full plans without a long wait, and costs less. Our list of models is from October 3, 2026.',
      ),
    ).toBeDefined();
    await user.click(press('Use gpt-4.1'));
    expect(model().value).toBe('gpt-4.1');
    expect(screen.queryByText(/Not sure\?/)).toBeNull();
    expect(settings.getState().model).toBe('gpt-4.1');
  });

  it('is cheaper and writes in full, as the guide to a key says about the first one', () => {
    const [first] = RECOMMENDED_MODELS;
    expect(first?.why).toBe('writes the fullest plans');
    expect(likelyCost(first?.model ?? '')?.each).toBeLessThan(likelyCost('gpt-4')?.each ?? 0);
  });

  it('is never one that the key cannot use', async () => {
    service.models = () => seeing('gpt-4', 'gpt-3.5-turbo');
    const { user } = show({ key: 'sk-abc123' });
    await user.click(screen.getByText('Advanced'));
    const options = () => [...document.querySelectorAll('option')].map(({ value }) => value);
    await expect.poll(options).toEqual(['gpt-3.5-turbo', 'gpt-4']);
    expect(screen.queryByText(/Not sure\?/)).toBeNull();
  });
});

describe('the cost of plans', () => {
  const costs = () => within(screen.getByRole('dialog')).queryByText(/all nineteen/)?.textContent;

  it('is shown for the chosen model, as an estimate with its date', async () => {
    const { user } = show({ key: 'sk-abc123' });
    expect(costs()).toBe(
      'With gpt-4, a plan costs about 20 cents, and all nineteen cost about $3.65. This is an estimate, based on prices from October 3, 2026. What your AI service charges may differ.',
    );
    await user.click(screen.getByText('Advanced'));
    await user.clear(model());
    await user.type(model(), 'gpt-4.1');
    expect(costs()).toMatch(
      /^With gpt-4\.1, a plan costs about 5 cents, and all nineteen cost about 90 cents\./,
    );
    await user.type(model(), '-unheard-of');
    expect(costs()).toBeUndefined();
    expect(screen.getByText(/We don’t have a price for this model\./)).toBeDefined();
  });

  it('is not shown for another service', () => {
    const settings = createSettingsStore(null);
    settings.setState({ baseUrl: 'http://localhost:11434/v1', model: 'gpt-4' });
    show({ settings });
    expect(screen.queryByText(/costs|cents/)).toBeNull();
    cleanup();
  });
});
