import { useEffect, useState } from 'react';
import { createEmailApi, type EmailApi } from '#client/adapters/api/email-api.ts';
import { Button } from '#client/ui/button.tsx';
import { ErrorBox } from '#client/ui/notices/error-box.tsx';
import { ACCOUNT_COPY } from '#content/copy/person/account.ts';
import { messageOf } from '#domain/message-of.ts';
import { DataPart } from './data-part.tsx';

type EmailPartProps = { email: string | null; api?: EmailApi };

const EMAIL_API = createEmailApi();

/** Optional: shows nothing until it is clear that the email needs to be confirmed. */
export function EmailPart({ email, api = EMAIL_API }: EmailPartProps) {
  const copy = ACCOUNT_COPY.email;
  const [isAsked, setIsAsked] = useState(false);
  const [sending, setSending] = useState<'idle' | 'busy' | 'sent'>('idle');
  const [failure, setFailure] = useState<string | null>(null);

  useEffect(() => {
    // Not worth a word when it cannot be learned: it is asked again the next time.
    api.state().then(
      (state) => setIsAsked(state === 'unconfirmed'),
      () => undefined,
    );
  }, [api]);

  async function send() {
    setSending('busy');
    setFailure(null);
    try {
      await api.sendLink();
      setSending('sent');
    } catch (error) {
      setFailure(messageOf(error, copy.failed));
      setSending('idle');
    }
  }

  if (!isAsked || email === null) return null;
  return (
    <DataPart
      heading={copy.heading}
      text={copy.text(email)}
      action={
        <Button
          size="small"
          variant="secondary"
          isBusy={sending === 'busy'}
          busyLabel={copy.busy}
          onClick={() => void send()}
        >
          {sending === 'sent' ? copy.again : copy.button}
        </Button>
      }
    >
      {failure && <ErrorBox>{failure}</ErrorBox>}
      {sending === 'sent' && <output className="block text-sm text-good">{copy.sent(email)}</output>}
    </DataPart>
  );
}
