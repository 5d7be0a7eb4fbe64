import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useWebhooks, type Webhook } from '#client/queries/webhooks'
import { Badge } from '#client/ui/badge'
import { Button } from '#client/ui/button'
import { FormSection } from '#client/ui/form-section'
import { Cluster } from '#client/ui/layout'
import { ListRow, ListSkeleton } from '#client/ui/list-row'
import { LoadFailure } from '#client/ui/load-failure'
import { Text } from '#client/ui/text'
import { webhookEvents } from '#shared/rules/webhooks'
import { AddDialog } from './add-dialog.tsx'
import { ChangeDialog } from './change-dialog.tsx'
import { DeliveriesDialog } from './deliveries-dialog.tsx'
import { webhookTexts as texts } from './texts.ts'
import styles from './webhooks.module.css'

type Opened = { dialog: 'add' } | { dialog: 'change' | 'deliveries'; id: string } | null

/** The webhooks of a workspace: adding one, changing it, and what was sent to it. */
export function WebhooksSection() {
  const query = useWebhooks()
  const [opened, setOpened] = useState<Opened>(null)
  const close = () => setOpened(null)
  const webhook = opened && 'id' in opened ? query.data?.find(({ id }) => id === opened.id) : undefined
  return (
    <FormSection title={texts.title} text={texts.about}>
      {query.data ? (
        <Webhooks webhooks={query.data} onOpen={setOpened} />
      ) : query.error ? (
        <LoadFailure level={3} title={texts.failed} query={query} />
      ) : (
        <ListSkeleton label={texts.loading} />
      )}
      {opened?.dialog === 'add' && <AddDialog onClose={close} />}
      {opened?.dialog === 'change' && webhook && <ChangeDialog key={webhook.id} webhook={webhook} onClose={close} />}
      {opened?.dialog === 'deliveries' && webhook && <DeliveriesDialog webhook={webhook} onClose={close} />}
    </FormSection>
  )
}

function Webhooks({ webhooks, onOpen }: { webhooks: readonly Webhook[]; onOpen: (opened: Opened) => void }) {
  return (
    <>
      {webhooks.length === 0 ? (
        <Text size={14} tone="dim">
          {texts.none}
        </Text>
      ) : (
        <ul>
          {webhooks.map((webhook) => (
            <Row key={webhook.id} webhook={webhook} onOpen={onOpen} />
          ))}
        </ul>
      )}
      <div>
        <Button icon={Plus} onClick={() => onOpen({ dialog: 'add' })}>
          {texts.add}
        </Button>
      </div>
    </>
  )
}

function Row({ webhook, onOpen }: { webhook: Webhook; onOpen: (opened: Opened) => void }) {
  const { id, kind, url, events, offReason } = webhook
  const address = url ?? texts.lost
  const about = events.length === webhookEvents.length ? texts.allEvents : texts.someEvents(events.length)
  return (
    <ListRow
      actions={
        <>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.deliveriesLabel(address)}
            onClick={() => onOpen({ dialog: 'deliveries', id })}
          >
            {texts.deliveries}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            aria-label={texts.changeLabel(address)}
            onClick={() => onOpen({ dialog: 'change', id })}
          >
            {texts.change}
          </Button>
        </>
      }
    >
      <b className={styles.address}>{address}</b>
      <Cluster>
        <StateBadge webhook={webhook} />
        <Text as="span" size={14} tone="dim">
          {kind === 'standard' ? about : texts.kinds[kind]}
        </Text>
      </Cluster>
      {offReason && offReason !== 'by-hand' && (
        <Text size={14} tone="dim">
          {texts.offReasons[offReason]}
        </Text>
      )}
    </ListRow>
  )
}

function StateBadge({ webhook: { isOn, lastSuccessAt, lastFailureAt } }: { webhook: Webhook }) {
  if (!isOn) return <Badge tone="warn">{texts.states.off}</Badge>
  const isFailing = lastFailureAt !== null && lastFailureAt > (lastSuccessAt ?? '')
  return isFailing ? <Badge tone="danger">{texts.states.failing}</Badge> : <Badge tone="ok">{texts.states.on}</Badge>
}
