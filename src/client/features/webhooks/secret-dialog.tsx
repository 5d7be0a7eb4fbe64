import type { NewWebhook } from '#client/queries/webhooks'
import { CopyDialog } from '#client/ui/copy-dialog'
import { webhookTexts as texts } from './texts.ts'

/** The secret, which is shown only once, and the public key. */
export function SecretDialog({ webhook, onClose }: { webhook: NewWebhook; onClose: () => void }) {
  const words = texts.secret
  const { secret, publicKey } = webhook
  return (
    <CopyDialog
      words={words}
      text={words.once}
      value={{ label: words.label, value: secret ?? '' }}
      more={publicKey ? [{ label: words.publicKey, hint: words.publicKeyHint, value: publicKey }] : []}
      onClose={onClose}
    />
  )
}
