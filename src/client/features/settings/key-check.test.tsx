import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fakeService, keyField, press, refusal, reply, show } from './testing/settings-in-dom.tsx';

const service = fakeService();

describe('Check key', () => {
  it.each([
    [
      'well, and which model is better',
      reply,
      'Your key works. It can write plans with gpt-4, but we suggest gpt-4o, which writes full plans and costs less.',
    ],
    ['a typo', refusal(401, 'invalid_api_key'), /Check for a typo/],
    [
      'no credit',
      refusal(429, 'insufficient_quota'),
      /no credit.*ChatGPT subscription doesn’t count as credit here/,
    ],
    ['no access to the model', refusal(404, 'model_not_found'), /can’t use this model/],
    [
      'a restricted key',
      refusal(403, 'x'),
      /^Your key isn’t allowed to write plans\. Create a new key with all permissions, and paste it here\.$/,
    ],
    [
      'a country that is refused',
      refusal(403, 'unsupported_country_region_territory'),
      /^This AI service doesn’t work in your country or region\. Another key won’t change that\./,
    ],
  ])('names %s after one request', async (_name, given, message) => {
    service.answer = given;
    const { user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    expect(await screen.findByText(message)).toBeDefined();
    expect(service.asked.filter(({ url }) => !url.endsWith('/models'))).toHaveLength(1);
  });

  it('leads on to Save Settings while the key is not saved yet', async () => {
    service.answer = reply;
    service.models = () => Response.json({ object: 'list', data: [{ id: 'gpt-4' }] });
    const { user } = show();
    await user.type(keyField(), 'sk-abc123');
    await user.click(press('Check key'));
    await screen.findByText('Your key works. It can write plans with gpt-4. Now choose Save Settings.');
  });

  it('suggests a model right there when it works, without opening Advanced', async () => {
    service.answer = reply;
    service.models = () => Response.json({ object: 'list', data: [{ id: 'gpt-4' }, { id: 'gpt-4.1' }] });
    const { settings, user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    await user.click(await screen.findByRole('button', { name: 'Use gpt-4.1' }));
    expect(screen.getByText('Advanced').closest('details')?.open).toBe(false);
    expect(screen.getByText('Saved. New plans are written with gpt-4.1.')).toBeDefined();
    expect(settings.getState().model).toBe('gpt-4.1');
  });

  it('suggests it to a person with a key who never chose, before anything is opened or checked', async () => {
    const { user, settings } = show({ key: 'sk-abc123' });
    expect(await screen.findByText(/^Not sure\? Choose gpt-4o\./)).toBeDefined();
    await user.click(press('Use gpt-4o'));
    expect(settings.getState().model).toBe('gpt-4o');
    expect(service.asked.map(({ url }) => url)).toEqual(['https://api.openai.com/v1/models']);
  });

  it('leads to the billing page when the account has no credit', async () => {
    service.answer = refusal(429, 'insufficient_quota');
    const { user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    const link = await screen.findByRole('link', { name: 'Open the billing page (opens in a new tab)' });
    expect(link.getAttribute('target')).toBe('_blank');
  });

  it('opens the choice of models when the model is refused', async () => {
    service.answer = refusal(404, 'model_not_found');
    const { user } = show({ key: 'sk-abc123' });
    const choice = screen.getByText('Advanced').closest('details');
    expect(choice?.open).toBe(false);
    await user.click(press('Check key'));
    await waitFor(() => expect(choice?.open).toBe(true));
  });

  it('clears its result when the key changes', async () => {
    service.answer = reply;
    const { user } = show({ key: 'sk-abc123' });
    await user.click(press('Check key'));
    await screen.findByText(/Your key works/);
    await user.type(keyField(), '4');
    expect(screen.queryByText(/Your key works/)).toBeNull();
  });

  it('says what is wrong with the key before sending it', async () => {
    const { user } = show();
    await user.click(press('Check key'));
    expect(screen.getByText('API Key is required')).toBeDefined();
    expect(service.asked).toEqual([]);
  });
});
