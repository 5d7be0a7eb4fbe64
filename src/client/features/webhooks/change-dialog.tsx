import { useState } from 'react'
import { ApiError, errorMessage } from '#client/lib/api'
import { useAppForm } from '#client/lib/form'
import { formatDateTime } from '#client/lib/formatting'
import {
  type NewWebhook,
  useChangeWebhook,
  useDeleteWebhook,
  useRenewSecret,
  type Webhook,
} from '#client/queries/webhooks'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Dialog, DialogActions } from '#client/ui/dialog'
import { Cluster, Stack } from '#client/ui/layout'
import { ReadOnlyField } from '#client/ui/read-only-field'
import { SwitchLine } from '#client/ui/switch'
import { Text } from '#client/ui/text'
import { TextField } from '#client/ui/text-field'
import { toast } from '#client/ui/toast'
import { limits } from '#shared/rules/limits'
import type { WebhookEvent } from '#shared/rules/webhooks'
import { EventChoice } from './event-choice.tsx'
import { SecretDialog } from './secret-dialog.tsx'
import { webhookTexts as texts } from './texts.ts'
import styles from './webhooks.module.css'

interface Values {
  url: string
  events: WebhookEvent[]
  isOn: boolean
}

/** Changes a webhook's address and events, switches it off, renews its keys, deletes it. */
export function ChangeDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const words = texts.form
  const [renewed, setRenewed] = useState<NewWebhook | null>(null)
  const changing = useChangeWebhook(webhook.id)
  const form = useAppForm<Values, Webhook>({
    initial: { url: webhook.url ?? '', events: webhook.events, isOn: webhook.isOn },
    draft: `webhook.${webhook.id}`,
    check: ({ url, events }) => ({ url: !url.trim() && words.noUrl, events: events.length === 0 && words.noEvent }),
    send: ({ url, events, isOn }) =>
      changing.mutateAsync({ ...(url.trim() !== webhook.url && { url: url.trim() }), events, isOn }),
    onSent: onClose,
    onFailure: (error) => {
      toast({ kind: 'error', title: words.saveFailed, description: errorMessage(error) })
      return error instanceof ApiError && error.code === 'invalid_input' ? { url: errorMessage(error) } : undefined
    },
  })
  const { events, isOn } = form.values
  if (renewed) return <SecretDialog webhook={renewed} onClose={onClose} />

  return (
    <Dialog title={words.changeTitle} open onClose={onClose} wide>
      <form {...form.props}>
        <Stack gap={16} className={styles.form}>
          <SwitchLine
            label={words.isOn}
            hint={webhook.offReason ? texts.offReasons[webhook.offReason] : undefined}
            checked={isOn}
            onChange={(next) => form.change({ isOn: next })}
          />
          <TextField
            label={words.url}
            {...form.field('url')}
            type="url"
            autoComplete="off"
            maxLength={limits.addressCharacters}
          />
          {webhook.kind === 'standard' && (
            <EventChoice
              value={events}
              error={form.field('events').error}
              onChange={(next) => form.change({ events: next })}
            />
          )}
          {webhook.publicKey && <Keys webhook={webhook} />}
          <Cluster>
            {webhook.publicKey && <RenewButton webhook={webhook} onRenewed={setRenewed} />}
            <DeleteButton webhook={webhook} onDeleted={onClose} />
          </Cluster>
        </Stack>
        <DialogActions>
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
          <Button type="submit" variant="primary" pending={form.isSending} pendingLabel={words.saving}>
            {words.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Keys({ webhook: { publicKey, formerSecretUntil } }: { webhook: Webhook }) {
  const words = texts.secret
  return (
    <>
      <ReadOnlyField label={words.publicKey} hint={words.publicKeyHint} value={publicKey ?? ''} />
      {formerSecretUntil && (
        <Text size={14} tone="dim">
          {words.former(formatDateTime(formerSecretUntil))}
        </Text>
      )}
    </>
  )
}

function RenewButton({ webhook, onRenewed }: { webhook: Webhook; onRenewed: (webhook: NewWebhook) => void }) {
  const words = texts.secret
  const renewing = useRenewSecret(webhook.id, {
    onSuccess: onRenewed,
    onError: (error) => toast({ kind: 'error', title: words.renewFailed, description: errorMessage(error) }),
  })
  async function renew() {
    if (await confirmAction(words.renewQuestion)) renewing.mutate()
  }
  return (
    <Button size="sm" pending={renewing.isPending} onClick={() => void renew()}>
      {words.renew}
    </Button>
  )
}

function DeleteButton({ webhook, onDeleted }: { webhook: Webhook; onDeleted: () => void }) {
  const deleting = useDeleteWebhook({
    onSuccess: onDeleted,
    onError: (error) => toast({ kind: 'error', title: texts.removeFailed, description: errorMessage(error) }),
  })
  async function remove() {
    if (await confirmAction({ ...texts.removeQuestion, danger: true })) deleting.mutate(webhook.id)
  }
  return (
    <Button size="sm" variant="quiet" pending={deleting.isPending} onClick={() => void remove()}>
      {texts.remove}
    </Button>
  )
}
