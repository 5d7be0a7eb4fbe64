import { useState } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { type NewWebhook, useAddWebhook } from '#client/queries/webhooks'
import { Button } from '#client/ui/button'
import { Choice } from '#client/ui/choice'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Stack } from '#client/ui/layout'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import { type WebhookEvent, type WebhookKind, webhookEvents, webhookKinds } from '#shared/rules/webhooks'
import { EventChoice } from './event-choice.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { webhookTexts as texts } from './texts.ts'
import styles from './webhooks.module.css'

interface Values {
  kind: WebhookKind
  url: string
  events: WebhookEvent[]
}

/** Asks for the address and events, then shows the secret, once. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const [added, setAdded] = useState<NewWebhook | null>(null)
  if (added?.secret) return <SecretDialog webhook={added} onClose={onClose} />
  return <FormDialog onAdded={(webhook) => (webhook.secret ? setAdded(webhook) : onClose())} onClose={onClose} />
}

function FormDialog({ onAdded, onClose }: { onAdded: (webhook: NewWebhook) => void; onClose: () => void }) {
  const words = texts.form
  const adding = useAddWebhook()
  const form = useAppForm<Values, NewWebhook>({
    initial: { kind: 'standard', url: '', events: [...webhookEvents] },
    draft: 'webhook.new',
    check: ({ kind, url, events }) => ({
      url: !url.trim() && words.noUrl,
      events: kind === 'standard' && events.length === 0 && words.noEvent,
    }),
    send: ({ kind, url, events }) =>
      adding.mutateAsync({ kind, url: url.trim(), ...(kind === 'standard' && { events }) }),
    onSent: onAdded,
    onFailure: (error) => {
      toast({ kind: 'error', title: words.addFailed, description: errorMessage(error) })
      return error instanceof ApiError && error.code === 'invalid_input' ? { url: errorMessage(error) } : undefined
    },
  })
  const { kind, events } = form.values

  return (
    <Dialog title={words.addTitle} open onClose={onClose} wide>
      <form {...form.props}>
        <Stack gap={16} className={styles.form}>
          <Choice
            label={words.kind}
            options={webhookKinds}
            nameOf={(each) => texts.kinds[each]}
            chosen={kind}
            onChoose={(next) => form.change({ kind: next })}
            hint={texts.kindHints[kind]}
          />
          <TextField
            label={words.url}
            {...form.field('url')}
            type="url"
            autoComplete="off"
            placeholder="https://"
            maxLength={limits.addressCharacters}
          />
          {kind === 'standard' && (
            <EventChoice
              value={events}
              error={form.field('events').error}
              onChange={(next) => form.change({ events: next })}
            />
          )}
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.adding}>
            {texts.add}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
