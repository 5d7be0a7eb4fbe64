import { Copy } from 'lucide-react'
import { writeClipboard } from '#client/lib/clipboard'
import type { NewWebhook } from '#client/queries/webhooks'
import { Button } from '#client/ui/button'
import { Dialog } from '#client/ui/dialog'
import { Field } from '#client/ui/field'
import { Input } from '#client/ui/input'
import { Stack } from '#client/ui/layout'
import { toast } from '#client/ui/toast'
import { webhookTexts as texts } from './texts.ts'
import styles from './webhooks.module.css'

/** The secret, which is shown this once, and the key that is no secret. */
export function SecretDialog({ webhook, onClose }: { webhook: NewWebhook; onClose: () => void }) {
  const words = texts.secret
  const secret = webhook.secret ?? ''
  return (
    <Dialog
      title={words.title}
      open
      onClose={onClose}
      actions={
        <>
          <Button icon={Copy} onClick={() => void copy(secret)}>
            {words.copy}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <p>{words.once}</p>
      <Stack gap={16} className={styles.form}>
        <ReadOnly label={words.label} value={secret} />
        {webhook.publicKey && <ReadOnly label={words.publicKey} hint={words.publicKeyHint} value={webhook.publicKey} />}
      </Stack>
    </Dialog>
  )
}

function ReadOnly({ label, hint, value }: { label: string; hint?: string; value: string }) {
  return (
    <Field label={label} hint={hint}>
      {(control) => <Input {...control} readOnly value={value} onFocus={({ target }) => target.select()} />}
    </Field>
  )
}

async function copy(secret: string): Promise<void> {
  try {
    await writeClipboard(secret)
    toast({ kind: 'success', ...texts.secret.copied })
  } catch (error) {
    console.error('Copying failed', error)
    toast({ kind: 'error', ...texts.secret.copyFailed })
  }
}
