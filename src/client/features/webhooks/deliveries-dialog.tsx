import { errorMessage } from '#client/lib/api'
import { formatMomentIn } from '#client/lib/formatting'
import { translate } from '#client/lib/server-message'
import { useTimeZone } from '#client/queries/user'
import { useDeliveries, useReplay, useResend, type Webhook, type WebhookDelivery } from '#client/queries/webhooks'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { confirmAction } from '#client/ui/confirm'
import { Dialog } from '#client/ui/dialog'
import { Cluster, Stack } from '#client/ui/layout'
import { ListRow } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { ShowMore } from '#client/ui/show-more'
import { TextSkeleton } from '#client/ui/skeleton'
import { Text } from '#client/ui/text'
import { toast } from '#client/ui/toast'
import { webhookLimits } from '#shared/rules/webhooks'
import { webhookTexts } from './texts.ts'
import styles from './webhooks.module.css'

const texts = webhookTexts.log
const tones = { waiting: 'info', delivered: 'ok', failed: 'danger' } as const

/** The deliveries of a webhook with their answers, and replaying them. */
export function DeliveriesDialog({ webhook, onClose }: { webhook: Webhook; onClose: () => void }) {
  const query = useDeliveries(webhook.id)
  return (
    <Dialog
      title={texts.title}
      open
      onClose={onClose}
      wide
      actions={
        <>
          {webhook.isOn && <ReplayButton webhook={webhook} />}
          <Button pending={query.isFetching} onClick={() => void query.refetch()}>
            {texts.refresh}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {webhookTexts.close}
          </Button>
        </>
      }
    >
      <p className={styles.address}>{webhook.url ?? webhookTexts.lost}</p>
      <div className={styles.log}>
        <Log query={query} webhook={webhook} />
      </div>
    </Dialog>
  )
}

function Log({ query, webhook }: { query: ReturnType<typeof useDeliveries>; webhook: Webhook }) {
  const { data, error } = query
  if (error && !data) return <LoadFailure level={3} title={texts.failed} query={query} />
  if (!data) return <TextSkeleton label={texts.loading} widths={[70, 84, 62]} />
  const deliveries = data.pages.flatMap(({ items }) => items)
  if (deliveries.length === 0) return <p>{texts.none}</p>
  return (
    <>
      <ul>
        {deliveries.map((delivery) => (
          <Row key={delivery.id} delivery={delivery} webhook={webhook} />
        ))}
      </ul>
      <ShowMore query={query} />
    </>
  )
}

function Row({ delivery, webhook }: { delivery: WebhookDelivery; webhook: Webhook }) {
  const { type, at, state, tries, nextAt, problem } = delivery
  const timeZone = useTimeZone()
  const what = type === 'ping' ? webhookTexts.ping : webhookTexts.events[type]
  const facts = [
    formatMomentIn(at, timeZone),
    tries > 1 && texts.tries(tries),
    nextAt && tries > 0 && texts.next(formatMomentIn(nextAt, timeZone)),
  ]
  return (
    <ListRow actions={webhook.isOn && <ResendButton delivery={delivery} webhookId={webhook.id} what={what} />}>
      <Cluster>
        <b>{what}</b>
        <Badge tone={tones[state]}>{texts.states[state]}</Badge>
      </Cluster>
      <Text size={14} tone="dim">
        {facts.filter(Boolean).join(' · ')}
      </Text>
      {problem && <Text size={14}>{translate(problem)}</Text>}
      <Details delivery={delivery} />
    </ListRow>
  )
}

function Details({ delivery: { id, body, status, answer } }: { delivery: WebhookDelivery }) {
  return (
    <details>
      <summary>{texts.details}</summary>
      <Stack gap={8}>
        <Text size={14}>
          {texts.message} <code>{id}</code>
        </Text>
        <pre dir="ltr">{body}</pre>
        {status !== null && (
          <>
            <Text size={14}>{texts.answer(status)}</Text>
            {answer ? <pre dir="auto">{answer}</pre> : <Text tone="dim">{texts.noWords}</Text>}
          </>
        )}
      </Stack>
    </details>
  )
}

function ResendButton({
  delivery: { id },
  webhookId,
  what,
}: {
  delivery: WebhookDelivery
  webhookId: string
  what: string
}) {
  const resending = useResend(webhookId, {
    onError: (error) => toast({ kind: 'error', title: texts.resendFailed, description: errorMessage(error) }),
  })
  return (
    <Button
      size="sm"
      variant="quiet"
      aria-label={texts.resendLabel(what)}
      pending={resending.isPending}
      onClick={() => resending.mutate(id)}
    >
      {texts.resend}
    </Button>
  )
}

function ReplayButton({ webhook }: { webhook: Webhook }) {
  const replaying = useReplay(webhook.id, {
    onSuccess: ({ deliveries }) => toast({ kind: 'success', title: texts.replayed(deliveries) }),
    onError: (error) => toast({ kind: 'error', title: texts.replayFailed, description: errorMessage(error) }),
  })
  async function replay() {
    if (!(await confirmAction(texts.replayQuestion))) return
    // a minute less than the server's limit, for clocks that differ
    replaying.mutate(new Date(Date.now() - webhookLimits.replayMs + 60_000).toISOString())
  }
  return (
    <Button variant="quiet" pending={replaying.isPending} onClick={() => void replay()}>
      {texts.replay}
    </Button>
  )
}
