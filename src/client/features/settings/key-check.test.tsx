import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, keyField, press, refusal, reply, show } from './testing/settings-in-dom.tsx';

const service = fakeService();

describe('Check key', () => {
  it.each([
    ['well', reply, 'Your key works. It can write plans with gpt-4. Now choose Save Settings.'],
    ['a typo', refusal(401, 'invalid_api_key'), /Check for a typo/],
    ['no credit', refusal(429, 'insufficient_quota'), /no credit.*ChatGPT subscription is not API credit/],
    ['no access to the model', refusal(404, 'model_not_found'), /can’t use this model/],
    ['a restricted key', refusal(403, 'x'), /it’s restricted/],
  ])('names %s after one request', async (_name, given, message) => {
    service.answer = given;
    const { user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    expect(await screen.findByText(message)).toBeDefined();
    expect(service.asked.filter(({ url }) => !url.endsWith('/models'))).toHaveLength(1);
  });

  it('opens the choice of models when the model is refused', async () => {
    service.answer = refusal(404, 'model_not_found');
    const { user } = show({ key: 'sk-abc123' });
    const choice = screen.getByText('Advanced').closest('details');
    expect(choice?.open).toBe(false);
    await user.click(press('Check key'));
    await waitFor(() => expect(choice?.open).toBe(true));
  });

  it('forgets its verdict when the key changes', async () => {
    service.answer = reply;
    const { user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    await screen.findByText(/Your key works/);
    await user.type(keyField(), '4');
    expect(screen.queryByText(/Your key works/)).toBeNull();
  });

  it('says what is wrong with the key before asking anybody', async () => {
    const { user } = show();
    await user.click(press('Check key'));
    expect(screen.getByText('API Key is required')).toBeDefined();
    expect(service.asked).toEqual([]);
  });
});
